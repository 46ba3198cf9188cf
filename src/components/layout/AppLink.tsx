import { chakra, createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';

export interface AppLinkProps extends Omit<HTMLChakraProps<'a'>, 'href'> {
  /** A path of this site with its query, as it would stand in the address. */
  href: string;
  /** Marks the link as the current page only when the path is exactly this. */
  activeOptions?: { exact?: boolean; includeSearch?: boolean };
  preload?: false | 'intent';
  replace?: boolean;
  /** What the next screen is told beside its address, and nobody else. */
  state?: KnownToScreen;
}

/** What one screen of the way in tells the next one: the address that was typed, and when a code was mailed to it, in ms UTC. */
export interface KnownToScreen {
  email?: string;
  codeSentAt?: number;
}

declare module '@tanstack/history' {
  interface HistoryState extends KnownToScreen {}
}

/** A link of this site: an ordinary anchor that the router follows without loading the page anew. */
export const AppLink = chakra(Link) as unknown as (props: AppLinkProps) => React.ReactElement;

/** A link inside a sentence. */
export const TextLink = createRecipeContext({ key: 'textLink' }).withContext<HTMLAnchorElement, AppLinkProps>(
  Link,
);
