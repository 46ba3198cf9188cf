import { useRouteContext } from '@tanstack/react-router';
import { Suspense, useDeferredValue } from 'react';
import type { Favourite } from '../../../contract/favourites/favourite.ts';
import { lazyWithFallback, EmptyFallback } from '../../components/hydration/lazy-with-fallback.ts';
import { useHydrationSelector } from '../../hydration/use-hydration-selector.ts';

/** Lazy: loads with the code of the favourites actor. */
const Heart = lazyWithFallback(
  () => import('../hydration/deferred-code.ts').then((part) => part.Heart),
  EmptyFallback,
);

/** Heart button of a product or a store. It takes no space until the favourites are loaded. */
export function FavouriteSpot(favourite: Favourite) {
  const { app } = useRouteContext({ from: '__root__' });
  const favourites = useDeferredValue(useHydrationSelector(app, ({ children }) => children.favourites));
  if (!favourites) return null;
  return (
    <Suspense fallback={null}>
      <Heart actorRef={favourites} favourite={favourite} />
    </Suspense>
  );
}
