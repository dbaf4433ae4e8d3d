/** Raised when pictures change, so that kept copies are let go. */
export const ART_VERSION = "1";

export const coverAddress = (gameId: string): string => `/art/cover/${gameId}.svg?v=${ART_VERSION}`;
export const iconAddress = (gameId: string): string => `/art/icon/${gameId}.svg?v=${ART_VERSION}`;
export const bannerAddress = (platform: string): string => `/art/provider/${platform}.svg?v=${ART_VERSION}`;
export const markAddress = (platform: string): string => `/art/mark/${platform}.svg?v=${ART_VERSION}`;
