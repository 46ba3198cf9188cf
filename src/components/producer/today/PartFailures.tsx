import { chakra } from '@chakra-ui/react/styled-system';
import type { KnownFailure } from '../../../../contract/api/failure.ts';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { producerTodayMessages } from './today.messages.ts';

interface PartFailureProps {
  /** Name of the part that failed to load. */
  what: string;
  why: string;
  onRetried: () => void;
}

/** Failure of one part of the screen, with a retry; the other parts stay. */
const PartFailure = ({ what, why, onRetried }: PartFailureProps) => (
  <chakra.div
    role="alert"
    data-part="failure"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="3"
    padding="4"
    background="raised"
    borderRadius="card"
    boxShadow="stall"
  >
    <chakra.span color="danger">
      <Icon name="warning" />
    </chakra.span>
    <chakra.p flex="1 1 14rem" minWidth="0">
      <strong>{what}</strong>
      <span>{` ${why}`}</span>
    </chakra.p>
    <Button
      size="sm"
      variant="quiet"
      aria-label={`${producerTodayMessages.retry}: ${what}`}
      onClick={onRetried}
    >
      {producerTodayMessages.retry}
    </Button>
  </chakra.div>
);

interface PartFailuresProps {
  /** Independently loaded parts with their names and actors. */
  parts: readonly {
    ref: { send: (event: { type: 'retry.requested' }) => void };
    part: { content: unknown; failure: KnownFailure | null };
    what: string;
  }[];
  failureText: (failure: KnownFailure) => string;
}

/** Failures of parts that never loaded. A part that loaded before stays visible if its refresh fails. */
export const PartFailures = ({ parts, failureText }: PartFailuresProps) =>
  parts.map(({ ref, part: { content, failure }, what }) =>
    failure && content === null ? (
      <PartFailure
        key={what}
        what={what}
        why={failureText(failure)}
        onRetried={() => ref.send({ type: 'retry.requested' })}
      />
    ) : null,
  );
