import { RouterProvider } from '@tanstack/react-router';
import type { Formatter } from '../../contract/values/format.ts';
import type { BackOfficeRouter } from '../back-office-router.tsx';
import { FormatterProvider } from '../components/market/formatter-context.ts';
import { BackOfficeThemeStyles } from '../theme/back-office/BackOfficeThemeStyles.tsx';

interface BackOfficeAppProps {
  router: BackOfficeRouter;
  formatter: Formatter;
}

/** Root component of the back office. */
// The provider's types allow one router type: that of market and back office together.
export const BackOfficeApp = ({ router, formatter }: BackOfficeAppProps) => (
  <BackOfficeThemeStyles locale={router.options.context.installation.market.locale}>
    <FormatterProvider value={formatter}>
      <RouterProvider router={router as never} />
    </FormatterProvider>
  </BackOfficeThemeStyles>
);
