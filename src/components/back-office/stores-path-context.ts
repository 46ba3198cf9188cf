import { createContext, useContext } from 'react';
import { STORES_PATH_BY_ROLE, type StoresPath } from '../../../contract/shell/stores-path.ts';

const Path = createContext<StoresPath>(STORES_PATH_BY_ROLE.producer);

/** React context provider of the base path of the store screens, which producers and admins share. */
export const StoresPathProvider = Path.Provider;

/** Base path of the store screens in the current area. */
export const useStoresPath = (): StoresPath => useContext(Path);
