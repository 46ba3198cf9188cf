import { useRouteContext } from '@tanstack/react-router';
import { Suspense, useDeferredValue } from 'react';
import type { Favourite } from '../../../contract/users/favourite.ts';
import { late, Nothing } from '../../components/layout/late.ts';
import { useAsRendered } from '../as-rendered.ts';

/** It comes with the code of the actor that it is joined to. */
const Heart = late(() => import('../shell/deferred-code.ts').then((part) => part.Heart), Nothing);

/** Where the heart of a product or a store stands once favourites are there; until then it takes no room. */
export function FavouriteSpot(favourite: Favourite) {
  const { app } = useRouteContext({ from: '__root__' });
  const favourites = useDeferredValue(useAsRendered(app, ({ children }) => children.favourites));
  if (!favourites) return null;
  return (
    <Suspense fallback={null}>
      <Heart actorRef={favourites} favourite={favourite} />
    </Suspense>
  );
}
