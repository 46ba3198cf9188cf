import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { RouterProvider } from '@tanstack/react-router';
import type { Formatter } from '../contract/values/format.ts';
import type { BackOfficeRouter } from './back-office-router.tsx';
import { FormatterProvider } from './components/market/formatter-context.ts';
import { backOfficeSystem } from './theme/back-office/system.ts';

interface BackOfficeAppProps {
  router: BackOfficeRouter;
  formatter: Formatter;
}

/** The whole back office around its router, in Chakra as its documentation has it. */
export function BackOfficeApp({ router, formatter }: BackOfficeAppProps) {
  return (
    <ChakraProvider value={backOfficeSystem}>
      <FormatterProvider value={formatter}>
        <RouterProvider router={router as never} />
      </FormatterProvider>
    </ChakraProvider>
  );
}
