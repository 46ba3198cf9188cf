/** Where adding a product to the cart stands, with the reason in a few words where no more of it can be added. */
export type AddState =
  | { kind: 'idle' }
  | { kind: 'adding' }
  | { kind: 'added'; reason: string | null }
  | { kind: 'unavailable'; reason: string };
