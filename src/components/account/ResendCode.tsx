import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { CodeRequestActorRef } from '../../machines/auth/code-request.machine.ts';
import { Button } from '../forms/Button.tsx';
import { Hint } from '../forms/Hint.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { accountFailureText } from './account.messages.ts';
import { codeMessages, resendWaitText } from './confirm-account.messages.ts';

const SECOND = 1_000;

/** Whole seconds until the next code may be requested; 0 if it may be requested now. */
function secondsLeft(snapshot: SnapshotFrom<CodeRequestActorRef>): number {
  if (!snapshot.hasTag('resting')) return 0;
  const { until, now, wait } = snapshot.context;
  return Math.max(0, Math.ceil((until === null ? wait : until - now) / SECOND));
}

type Snapshot = SnapshotFrom<CodeRequestActorRef>;

interface ResendCodeProps {
  actorRef: CodeRequestActorRef;
  /** Recipient: the e-mail currently in the form. */
  username: string;
}

const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
const selectFailure = ({ context }: Snapshot) => context.failure;
const selectHasSent = (snapshot: Snapshot) => snapshot.matches({ resting: 'another' });

/** Resend button for the code, with a countdown to the next request. It stays focusable while disabled. */
export function ResendCode({ actorRef, username }: ResendCodeProps) {
  const formatter = useFormatter();
  const waitId = useId();
  const seconds = useSelector(actorRef, secondsLeft);
  const isBusy = useSelector(actorRef, selectIsBusy);
  const failure = useSelector(actorRef, selectFailure);
  const hasSent = useSelector(actorRef, selectHasSent);
  const said = failure && (failure.errors[0]?.message ?? accountFailureText(failure, formatter));
  return (
    <chakra.section aria-label={codeMessages.question} display="grid" gap="3" justifyItems="start">
      <chakra.p fontWeight="semibold">{codeMessages.question}</chakra.p>
      <chakra.p color="ink2" fontSize="sm">
        {codeMessages.advice}
      </chakra.p>
      <Button
        variant="quiet"
        busy={isBusy}
        {...(seconds > 0 ? { 'aria-disabled': true, 'aria-describedby': waitId } : {})}
        onClick={() => actorRef.send({ type: 'code.requested', username })}
      >
        {isBusy ? codeMessages.asking : codeMessages.ask}
      </Button>
      {seconds > 0 ? <Hint id={waitId}>{resendWaitText(seconds)}</Hint> : null}
      <chakra.output display="flex" gap="2" color="success" fontWeight="semibold">
        {hasSent ? (
          <>
            <Icon name="check" />
            <span>{codeMessages.sent}</span>
          </>
        ) : null}
      </chakra.output>
      {said ? (
        <chakra.p role="alert" color="danger" fontSize="sm" fontWeight="semibold">
          {said}
        </chakra.p>
      ) : null}
    </chakra.section>
  );
}
