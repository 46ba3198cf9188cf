import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { OpenSession } from '../../../contract/account/open-session.ts';
import { Button } from '../forms/Button.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { focusSectionOnUnmount } from '../layout/focus-section-on-unmount.ts';
import { openSessionsMessages, sessionText } from './open-sessions.messages.ts';

interface SessionRowProps {
  session: OpenSession;
  now: number;
  isEnding: boolean;
  onEnded: () => void;
}

/** Session with device and dates; the current one has no button, because signing out ends it. */
export function SessionRow({ session, now, isEnding, onEnded }: SessionRowProps) {
  const formatter = useFormatter();
  const textId = useId();
  const { current, end, ending } = openSessionsMessages;
  return (
    <chakra.li
      ref={focusSectionOnUnmount}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
    >
      <chakra.p id={textId} flex="1 1 16rem" minWidth="0" overflowWrap="anywhere">
        {sessionText(session, now, formatter)}
      </chakra.p>
      {session.isCurrent ? (
        <chakra.span fontWeight="semibold">{current}</chakra.span>
      ) : (
        <Button variant="quiet" size="sm" busy={isEnding} aria-describedby={textId} onClick={onEnded}>
          {isEnding ? ending : end}
        </Button>
      )}
    </chakra.li>
  );
}
