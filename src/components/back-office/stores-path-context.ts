import { createContext, useContext } from 'react';
import { STORES_OF, type StoresPath } from '../../../contract/shell/stores-path.ts';

const Path = createContext<StoresPath>(STORES_OF.producer);

/** Says on which side of the house one is to the screens of a store, which are the same on both. */
export const StoresPathProvider = Path.Provider;

/** Where stores are listed on this side of the house. */
export const useStoresPath = (): StoresPath => useContext(Path);
