/** Where stores are listed for whoever runs them, and for who looks after all of them; each below it in the same way (R2.6, R2.7). */
export const STORES_OF = { producer: '/producer/popup-stores', admin: '/admin/popup-stores' } as const;

export type StoresPath = (typeof STORES_OF)[keyof typeof STORES_OF];
