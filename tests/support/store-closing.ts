/** That a store ends at a moment in ms UTC. */
export interface StoreClosing {
  storeId: string;
  endsAt: number;
}
