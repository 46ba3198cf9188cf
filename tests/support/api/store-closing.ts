/** Closing time of a store in ms UTC. */
export interface StoreClosing {
  storeId: string;
  endsAt: number;
}
