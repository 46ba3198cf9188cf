import { chakra } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { TextLink } from '../layout/AppLink.tsx';

interface AuthScreenLinkProps {
  question?: string;
  word: string;
  href: ScreenAddress;
  /** E-mail already typed; passed to the linked screen, which asks for it too. */
  email?: string | undefined;
}

/** Question and link to another sign-in screen, with a touch-sized target. */
export function AuthScreenLink({ question, word, href, email }: AuthScreenLinkProps) {
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2" minHeight="touch">
      <span>{question}</span>
      <TextLink
        href={href}
        display="inline-flex"
        alignItems="center"
        minHeight="touch"
        state={stateOf(email)}
      >
        {word}
      </TextLink>
    </chakra.p>
  );
}

const stateOf = (email: string | undefined) => (email === undefined || email === '' ? {} : { email });
