import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { backOfficeSystem } from './system.ts';

interface BackOfficeDressProps {
  /** Locale of Chakra's components, for numbers, sizes and dates. */
  locale: string;
  children: ReactNode;
}

/** Theme provider of the back office: standard Chakra with the market's tokens; its global CSS is in the page. */
export const BackOfficeThemeStyles = ({ locale, children }: BackOfficeDressProps) => (
  <LocaleProvider locale={locale}>
    <ChakraProvider value={backOfficeSystem}>{children}</ChakraProvider>
  </LocaleProvider>
);
