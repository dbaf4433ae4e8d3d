/** Raised when the drawings change, so that cached copies are dropped. */
export const ART_VERSION = "2";

export const coverAddress = (gameId: string): string => `/art/cover/${gameId}.svg?v=${ART_VERSION}`;
export const iconAddress = (gameId: string): string => `/art/icon/${gameId}.svg?v=${ART_VERSION}`;
export const bannerAddress = (platform: string): string => `/art/provider/${platform}.svg?v=${ART_VERSION}`;
export const markAddress = (platform: string): string => `/art/mark/${platform}.svg?v=${ART_VERSION}`;
