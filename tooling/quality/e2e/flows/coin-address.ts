/** A TRC20 address whose checksum holds. */
export const COIN_ADDRESS = "TV8KkM4NK9L5mhTxmr7FKpkkvtZZBxPNRn";
