import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { OpenSessionsActorRef } from '../../machines/account/open-sessions.machine.ts';
import { Button } from '../forms/Button.tsx';
import { FormErrorSummary } from '../forms/FormErrorSummary.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { openSessionsFailureText, openSessionsMessages } from './open-sessions.messages.ts';
import { Panel } from '../layout/Panel.tsx';
import { focusSectionOnUnmount } from '../layout/focus-section-on-unmount.ts';
import { SessionRow } from './SessionRow.tsx';

export interface SessionsPanelProps {
  actorRef: OpenSessionsActorRef;
  /** Time at which the profile was opened, in ms UTC. */
  now: number;
}

/** Open sessions of the account, each with a button to end it (R7.22). */
export function SessionsPanel({ actorRef, now }: SessionsPanelProps) {
  const formatter = useFormatter();
  const { value, context } = useSelector(actorRef, (snapshot) => snapshot);
  const { sessions, ending, failure } = context;
  const { title, lead, reading, retry, endOthers, ending: busyText } = openSessionsMessages;
  return (
    <Panel title={title} lead={lead}>
      <FormErrorSummary message={failure ? openSessionsFailureText(failure, formatter) : null} />
      {value === 'reading' ? <chakra.p color="ink2">{reading}</chakra.p> : null}
      {value === 'unread' ? (
        <chakra.div>
          <Button variant="quiet" onClick={() => actorRef.send({ type: 'retry.requested' })}>
            {retry}
          </Button>
        </chakra.div>
      ) : null}
      {sessions.length > 0 ? (
        <chakra.ul
          aria-label={title}
          tabIndex={-1}
          display="grid"
          gap="4"
          listStyle="none"
          margin="0"
          padding="0"
        >
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={now}
              isEnding={ending !== null && ending !== 'others' && ending.id === session.id}
              onEnded={() => actorRef.send({ type: 'end.requested', ending: { id: session.id } })}
            />
          ))}
        </chakra.ul>
      ) : null}
      {sessions.some(({ isCurrent }) => !isCurrent) ? (
        <chakra.div ref={focusSectionOnUnmount}>
          <Button
            variant="danger"
            busy={ending === 'others'}
            onClick={() => actorRef.send({ type: 'end.requested', ending: 'others' })}
          >
            {ending === 'others' ? busyText : endOthers}
          </Button>
        </chakra.div>
      ) : null}
    </Panel>
  );
}
