/** Characters of an address that places take, as their makers say. */
export const LINK_PLACES = { discord: 2_000, slack: 4_000, address: 8_000, github: 65_536 } as const;

export type LinkPlace = keyof typeof LINK_PLACES;
