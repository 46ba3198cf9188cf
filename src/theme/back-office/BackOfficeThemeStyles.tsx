import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { backOfficeSystem } from './system.ts';

interface BackOfficeThemeStylesProps {
  /** How Chakra's parts write numbers, sizes and dates. */
  locale: string;
  system?: SystemContext;
  children: ReactNode;
}

/** Everything below is Chakra as its documentation has it, in the market's look; the page has its sheet. */
export const BackOfficeThemeStyles = ({
  locale,
  system = backOfficeSystem,
  children,
}: BackOfficeThemeStylesProps) => (
  <LocaleProvider locale={locale}>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </LocaleProvider>
);
