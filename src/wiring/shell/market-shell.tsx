import { useNavigate, useRouteContext, useRouterState } from '@tanstack/react-router';
import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
} from 'react';
import { HeaderAccountLink } from '../../components/layout/HeaderAccountLink.tsx';
import {
  BottomBarCartButton,
  type CartButtonProps,
  HeaderCartButton,
} from '../../components/layout/CartButtons.tsx';
import { lazyWithFallback, EmptyFallback } from '../../components/hydration/lazy-with-fallback.ts';
import { Footer } from '../../components/layout/Footer.tsx';
import { SearchBox } from '../../components/layout/SearchBox.tsx';
import { Shell } from '../../components/layout/Shell.tsx';
import { FavouriteProvider, type FavouriteSlotProps } from '../../components/favourites/favourite-slot.tsx';
import { type AppSnapshot, childOf } from '../../machines/shell/app.machine.ts';
import { cartCount } from '../../machines/cart/cart.selectors.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import { useHydrationSelector } from '../../hydration/use-hydration-selector.ts';
import { Bell } from '../notifications/bell.tsx';
import { useTheme } from './use-theme.ts';

/** Lazy: loads with the code of the favourites actor. */
const Heart = lazyWithFallback(
  () => import('../hydration/deferred-code.ts').then((part) => part.Heart),
  EmptyFallback,
);

/** Lazy: loads with the heart button. */
const PageShareButton = lazyWithFallback(
  () => import('../hydration/deferred-code.ts').then((part) => part.PageShareButton),
  EmptyFallback,
);

/**
 * Heart button of a product or a store, on its own page with a share button. They take no space until the favourites are
 * loaded.
 */
function FavouriteSpot({ isPage, ...favourite }: FavouriteSlotProps) {
  const { app } = useRouteContext({ from: '__root__' });
  const favourites = useDeferredValue(useHydrationSelector(app, ({ children }) => children.favourites));
  if (!favourites) return null;
  return (
    <Suspense fallback={null}>
      <Heart actorRef={favourites} favourite={favourite} />
      {isPage ? <PageShareButton key={favourite.id} name={favourite.name} /> : null}
    </Suspense>
  );
}

const isLive = (snapshot: AppSnapshot) => snapshot.matches({ page: 'live' });

/** If the overlays cannot be loaded, the page works without them. */
const Overlays = lazyWithFallback(
  () => import('./overlays.tsx').then((part) => part.Overlays),
  EmptyFallback,
);

/** Application's actor; constant for the lifetime of the page. */
const useApp = () => useRouteContext({ from: '__root__' }).app;

/** Renders its children only on a running page, with low priority and without rendering its surroundings again. */
function Live({ children }: { children: ReactNode }) {
  return useDeferredValue(useHydrationSelector(useApp(), isLive)) ? children : null;
}

function Account() {
  const session = childOf(useApp(), 'session');
  const status = useHydrationSelector(session, (snapshot) => sessionOf(snapshot).status);
  const name = useHydrationSelector(session, (snapshot) => sessionOf(snapshot).user?.fullName);
  if (status === 'authenticated') return <HeaderAccountLink account={{ name: name ?? '' }} />;
  return <HeaderAccountLink account={status === 'anonymous' ? null : undefined} />;
}

function Search() {
  const navigate = useNavigate();
  const onSearch = useCallback((q: string) => void navigate({ to: '/products', search: { q } }), [navigate]);
  const query = useRouterState({ select: ({ location: { search } }) => ('q' in search ? search.q : '') });
  return <SearchBox query={typeof query === 'string' ? query : ''} onSearch={onSearch} />;
}

const drawHeart = (thing: FavouriteSlotProps) => <FavouriteSpot {...thing} />;

const ThemedFooter = () => <Footer {...useTheme()} />;

// Constant elements: each subscribes to its own data, so the shell does not render again with them.
const PLACES = {
  search: <Search />,
  notices: (
    <Live>
      <Bell />
    </Live>
  ),
  account: <Account />,
};
const FOOTER = <ThemedFooter />;

interface CarriedProps extends Pick<CartButtonProps, 'onCartOpened'> {
  Place: ComponentType<CartButtonProps>;
}

/** Cart button with its count. Only the button renders again when the count changes. */
const Carried = memo(({ Place, onCartOpened }: CarriedProps) => {
  return (
    <Place count={useHydrationSelector(childOf(useApp(), 'cart'), cartCount)} onCartOpened={onCartOpened} />
  );
});

/** Shell of every market page, connected to the application's actors. */
export function MarketShell({ children }: { children: ReactNode }) {
  const app = useApp();
  const onCartOpened = useCallback(() => app.send({ type: 'drawer.opened' }), [app]);
  const header = useMemo(
    () => ({ ...PLACES, cart: <Carried Place={HeaderCartButton} onCartOpened={onCartOpened} /> }),
    [onCartOpened],
  );
  const barCart = useMemo(
    () => <Carried Place={BottomBarCartButton} onCartOpened={onCartOpened} />,
    [onCartOpened],
  );

  return (
    <Shell
      header={header}
      footer={FOOTER}
      barCart={barCart}
      overlays={
        <Live>
          <Suspense fallback={null}>
            <Overlays app={app} />
          </Suspense>
        </Live>
      }
    >
      <FavouriteProvider value={drawHeart}>{children}</FavouriteProvider>
    </Shell>
  );
}
