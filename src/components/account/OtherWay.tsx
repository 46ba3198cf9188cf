import { chakra } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { TextLink } from '../layout/AppLink.tsx';

interface OtherWayProps {
  question?: string;
  word: string;
  href: ScreenAddress;
  /** The address that was typed, for the screen that asks for it too. */
  email?: string | undefined;
}

/** From one way in to another: a question and a link, wide enough for a thumb. */
export function OtherWay({ question, word, href, email }: OtherWayProps) {
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
