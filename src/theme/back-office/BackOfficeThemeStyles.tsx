import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { backOfficeSystem } from './system.ts';

interface BackOfficeDressProps {
  /** How Chakra's parts write numbers, sizes and dates. */
  locale: string;
  children: ReactNode;
}

/** Everything below is Chakra as its documentation has it, in the market's look; the page has its sheet. */
export const BackOfficeThemeStyles = ({ locale, children }: BackOfficeDressProps) => (
  <LocaleProvider locale={locale}>
    <ChakraProvider value={backOfficeSystem}>{children}</ChakraProvider>
  </LocaleProvider>
);
