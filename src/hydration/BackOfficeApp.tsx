import { RouterProvider } from '@tanstack/react-router';
import type { Formatter } from '../../contract/values/format.ts';
import type { BackOfficeRouter } from '../back-office-router.tsx';
import { FormatterProvider } from '../components/market/formatter-context.ts';
import { BackOfficeThemeStyles } from '../theme/back-office/BackOfficeThemeStyles.tsx';

interface BackOfficeAppProps {
  router: BackOfficeRouter;
  formatter: Formatter;
}

/** The whole back office around its router. */
// The provider's types know one router, which is the house's as both doors have it.
export const BackOfficeApp = ({ router, formatter }: BackOfficeAppProps) => (
  <BackOfficeThemeStyles locale={router.options.context.installation.market.locale}>
    <FormatterProvider value={formatter}>
      <RouterProvider router={router as never} />
    </FormatterProvider>
  </BackOfficeThemeStyles>
);
