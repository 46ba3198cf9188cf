import { chakra } from '@chakra-ui/react/styled-system';
import type { KnownFailure } from '../../../../contract/api/failure.ts';
import { Button } from '../../forms/Button.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { producerTodayMessages } from './today.messages.ts';

interface PartFailureProps {
  /** What of the day did not come. */
  what: string;
  why: string;
  onRetried: () => void;
}

/** One part of the day that did not come: the others stand, and it can be asked for again. */
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
  /** What comes by itself, under what it is called, and who asks for it again. */
  parts: readonly {
    ref: { send: (event: { type: 'retry.requested' }) => void };
    part: { content: unknown; failure: KnownFailure | null };
    what: string;
  }[];
  failureText: (failure: KnownFailure) => string;
}

/** The parts that did not come. What came before and could not be asked for again stays in sight instead. */
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
