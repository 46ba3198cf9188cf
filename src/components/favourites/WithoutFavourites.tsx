import type { ReactNode } from 'react';
import { FavouriteProvider } from './favourite-slot.tsx';

const nothing = () => null;

/** Content of a preview: a page that is not public can be neither kept nor shared. Outside the first page's code. */
export const WithoutFavourites = ({ children }: { children: ReactNode }) => (
  <FavouriteProvider value={nothing}>{children}</FavouriteProvider>
);
