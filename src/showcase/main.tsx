import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { DEFAULT_MARKET } from '../../contract/values/format.ts';
import { BackOfficeThemeStyles } from '../theme/back-office/BackOfficeThemeStyles.tsx';
import { loadHeadingFont } from '../theme/load-heading-font.ts';
import { insertDeferredCss } from '../theme/chakra-system/deferred-css.ts';
import { CRITICAL_CSS } from '../theme/chakra-system/critical-css.ts';
import { Showcase } from './Showcase.tsx';
import { showcaseSystem } from './showcase-system.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
const sheet = document.createElement('style');
sheet.textContent = CRITICAL_CSS;
document.head.append(sheet);
insertDeferredCss();
loadHeadingFont();

// A page of its own outside the back office's routes, so links load from the server.
const tree = createRootRoute();
const { pathname } = location;
const page = createRoute({ getParentRoute: () => tree, path: pathname, component: Showcase });
const router = createRouter({
  routeTree: tree.addChildren([page]),
  history: createMemoryHistory({ initialEntries: [pathname] }),
});
const { commitLocation } = router;
const leave: typeof commitLocation = async (next) =>
  next.pathname === pathname ? commitLocation(next) : location.assign(next.publicHref);
createRoot(root).render(
  <BackOfficeThemeStyles locale={DEFAULT_MARKET.locale} system={showcaseSystem}>
    <RouterProvider router={Object.assign(router, { commitLocation: leave }) as never} />
  </BackOfficeThemeStyles>,
);
