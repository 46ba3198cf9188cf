import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { backOfficeSystem } from './system.ts';

interface BackOfficeThemeStylesProps {
  /** Locale of Chakra's components, for numbers, sizes and dates. */
  locale: string;
  system?: SystemContext;
  children: ReactNode;
}

/** Theme provider of the back office: standard Chakra with the market's tokens; its global CSS is in the page. */
export const BackOfficeThemeStyles = ({
  locale,
  system = backOfficeSystem,
  children,
}: BackOfficeThemeStylesProps) => (
  <LocaleProvider locale={locale}>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </LocaleProvider>
);
