/** Where adding a product to the cart stands; `unavailable` carries the reason in a word or two. */
export type AddState =
  | { kind: 'idle' }
  | { kind: 'adding' }
  | { kind: 'added' }
  | { kind: 'unavailable'; reason: string };
