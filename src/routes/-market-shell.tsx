import { useNavigate, useRouteContext, useRouterState } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useCallback, useState } from 'react';
import { BarCart, type CartPlaceProps, HeaderCart } from '../components/layout/CartPlaces.tsx';
import { Shell } from '../components/layout/Shell.tsx';
import { childOf } from '../machines/app/app.machine.ts';
import { cartCount } from '../machines/cart/cart.selectors.ts';
import { selectStore } from '../machines/current-store/current-store.selectors.ts';
import { sessionOf } from '../machines/session/session.selectors.ts';
import { Bell } from './-bell.tsx';
import type { OverlaysProps } from './-overlays.tsx';
import { useTheme } from './-use-theme.ts';

const Nothing = () => null;

/** A page whose overlays could not be fetched goes without them. */
const Overlays = lazy<ComponentType<OverlaysProps>>(() =>
  import('./-overlays.tsx').then(
    (module) => ({ default: module.Overlays }),
    () => ({ default: Nothing }),
  ),
);

/** What only a page that lives has. Asked for here, so that nothing around it is drawn anew. */
function Live({ children }: { children: ReactNode }) {
  const { app } = useRouteContext({ from: '__root__' });
  return useSelector(app, (snapshot) => snapshot.matches({ page: 'live' })) ? children : null;
}

const NOTICES = (
  <Live>
    <Bell />
  </Live>
);

interface CarriedProps extends Pick<CartPlaceProps, 'onCartOpened'> {
  Place: ComponentType<CartPlaceProps>;
}

/** One of the cart's places, drawn anew with the number in it; the shell around it is not. */
const Carried = memo(({ Place, onCartOpened }: CarriedProps) => {
  const { app } = useRouteContext({ from: '__root__' });
  return <Place count={useSelector(childOf(app, 'cart'), cartCount)} onCartOpened={onCartOpened} />;
});

/** The shell of every page, joined to the actors that live as long as it. */
export function MarketShell({ children }: { children: ReactNode }) {
  const { app } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const onSearch = useCallback((q: string) => void navigate({ to: '/products', search: { q } }), [navigate]);
  const search = useRouterState({ select: ({ location }) => location.search });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // Whoever goes back or on leaves the cart behind.
  const [cartOpenedAt, setCartOpenedAt] = useState<string | null>(null);
  const onCartOpened = useCallback(() => setCartOpenedAt(path), [path]);
  const session = childOf(app, 'session');
  const status = useSelector(session, (snapshot) => sessionOf(snapshot).status);
  const name = useSelector(session, (snapshot) => sessionOf(snapshot).user?.fullName);
  const store = useSelector(childOf(app, 'currentStore'), selectStore);

  return (
    <Shell
      header={{
        account:
          status === 'authenticated' ? { name: name ?? '' } : status === 'anonymous' ? null : undefined,
        cart: <Carried Place={HeaderCart} onCartOpened={onCartOpened} />,
        store: store && { name: store.name, slug: store.slug, primaryColor: store.config.primaryColor },
        query: typeof search.q === 'string' ? search.q : '',
        onSearch,
        notices: NOTICES,
      }}
      footer={useTheme()}
      barCart={<Carried Place={BarCart} onCartOpened={onCartOpened} />}
      overlays={
        <Live>
          <Suspense fallback={null}>
            <Overlays
              app={app}
              isCartOpen={cartOpenedAt === path}
              onCartClosed={() => setCartOpenedAt(null)}
            />
          </Suspense>
        </Live>
      }
    >
      {children}
    </Shell>
  );
}
