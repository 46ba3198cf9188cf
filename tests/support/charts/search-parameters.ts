import { defaultParseSearch } from '@tanstack/react-router';

/** Search parameters of an address, as the router parses them. */
export const searchParametersOf = (href: string): Record<string, unknown> =>
  defaultParseSearch(new URL(href, 'https://mercado.example').search);
