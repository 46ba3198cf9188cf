import { chakra, createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { type CreateLinkProps, Link, type LinkProps, type RegisteredRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import type { ProductPlaceholder } from '../../../contract/catalogue/product-placeholder.ts';

/**
 * Router state passed to the next screen: a product placeholder, the typed e-mail, and the time of a sent code in ms UTC.
 */
export interface ScreenLinkState {
  glimpse?: ProductPlaceholder;
  email?: string;
  codeSentAt?: number;
}

declare module '@tanstack/history' {
  interface HistoryState extends ScreenLinkState {}
}

type Anchor<Look> = Omit<HTMLChakraProps<'a'>, keyof CreateLinkProps> & Look;

/** Typed link component with styles of `Look`: `to` is a router path with its parameters, `href` an address from a query. */
export interface ScreenLink<Look = object> {
  <const To extends string | undefined = undefined>(
    props: Anchor<Look> & LinkProps<'a', RegisteredRouter, string, To> & { href?: never },
  ): ReactElement;
  (
    props: Anchor<Look> &
      Pick<CreateLinkProps, 'activeOptions' | 'children' | 'preload' | 'replace' | 'state'> & {
        href: ScreenAddress;
      },
  ): ReactElement;
}

/** Internal link: an anchor that the router handles without a page load. */
// Cast: Chakra's wrapper loses the generic type of the router's link. The same applies to each styled link.
export const AppLink = chakra(Link) as unknown as ScreenLink;

/** Link inside a sentence. */
export const TextLink = createRecipeContext({ key: 'textLink' }).withContext(Link) as unknown as ScreenLink;
