/** Picture kinds of a store, one picture each (R3.8); «extension» the event banner. */
export const STORE_IMAGES = ['heroImage', 'logo', 'avatar', 'eventBanner'] as const;
export type StoreImage = (typeof STORE_IMAGES)[number];
