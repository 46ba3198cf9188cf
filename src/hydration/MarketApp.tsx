import type { SystemContext } from '@chakra-ui/react/styled-system';
import { RouterProvider } from '@tanstack/react-router';
import type { Formatter } from '../../contract/values/format.ts';
import { FormatterProvider } from '../components/market/formatter-context.ts';
import type { MarketRouter } from '../router.tsx';
import { MarketTheme } from '../theme/MarketTheme.tsx';

interface MarketAppProps {
  router: MarketRouter;
  system: SystemContext;
  formatter: Formatter;
}

/** Root component of the market, the same on the server and in the browser. */
export function MarketApp({ router, system, formatter }: MarketAppProps) {
  return (
    <MarketTheme system={system}>
      <FormatterProvider value={formatter}>
        <RouterProvider router={router} />
      </FormatterProvider>
    </MarketTheme>
  );
}
