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

/** Links ask for nothing but where they stand. */
const routerAt = (pathname: string) =>
  createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [pathname] }),
  });

/**
 * The frame of a screen behind the back office's door as the server has it, for nobody in particular: in a template, so that it
 * is there for no one before the page's first script has looked whom it may be shown (R2.9).
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
