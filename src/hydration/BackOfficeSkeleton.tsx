import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { titleOf } from '../../contract/shell/screen-metadata.ts';
import type { ScreenPath } from '../../contract/screens.ts';
import { ScreenSkeleton } from '../components/back-office/ScreenSkeleton.tsx';
import { BackOfficeThemeStyles } from '../theme/back-office/BackOfficeThemeStyles.tsx';

/** Minimal router, since links only need the current path. */
const routerAt = (pathname: string) =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [pathname] }),
  });

/**
 * Skeleton of a back office screen, rendered by the server for no particular user. It is inside a template
 * element, so that it stays hidden until the page's first script has checked the stored token (R2.9).
 */
export function BackOfficeSkeleton({ path, pathname }: { path: ScreenPath; pathname: string }) {
  return (
    <template id="coming">
      <div data-coming>
        <BackOfficeThemeStyles locale="es-ES">
          <RouterContextProvider router={routerAt(pathname)}>
            <ScreenSkeleton
              area={path.startsWith('/admin/') ? 'admin' : 'producer'}
              path={pathname}
              title={path.includes('$') ? null : titleOf(path)}
            />
          </RouterContextProvider>
        </BackOfficeThemeStyles>
      </div>
    </template>
  );
}
