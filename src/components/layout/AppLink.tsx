import { chakra, createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { type CreateLinkProps, Link, type LinkProps, type RegisteredRouter } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import type { ProductPlaceholder } from '../../../contract/catalogue/product-placeholder.ts';

/** What one screen tells the next one: what both show of a product; the address that was typed, and when a code was mailed to it, in ms UTC. */
export interface KnownToScreen {
  glimpse?: ProductPlaceholder;
  email?: string;
  codeSentAt?: number;
}

declare module '@tanstack/history' {
  interface HistoryState extends KnownToScreen {}
}

type Anchor<Look> = Omit<HTMLChakraProps<'a'>, keyof CreateLinkProps> & Look;

/**
 * A link that looks as `Look` says and leads to a screen: `to` is one of the router's, with its parameters; `href` an address
 * that was made of a question, as lists have it.
 */
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

/** A link of this site: an ordinary anchor that the router follows without loading the page anew. */
// Chakra's wrappers lose what the type of a link depends on, here and wherever a look is given to one.
export const AppLink = chakra(Link) as unknown as ScreenLink;

/** A link inside a sentence. */
export const TextLink = createRecipeContext({ key: 'textLink' }).withContext(Link) as unknown as ScreenLink;
