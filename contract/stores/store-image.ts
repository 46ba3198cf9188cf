/** The pictures that a store may have, one of each (R3.8); «extension» that of its banner. */
export const STORE_IMAGES = ['heroImage', 'logo', 'avatar', 'eventBanner'] as const;
export type StoreImage = (typeof STORE_IMAGES)[number];
