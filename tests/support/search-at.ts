import { defaultParseSearch } from '@tanstack/react-router';

/** What an address asks for, as the router reads it. */
export const searchAt = (href: string): Record<string, unknown> =>
  defaultParseSearch(new URL(href, 'https://mercado.example').search);
