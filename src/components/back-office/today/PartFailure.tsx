import { chakra } from '@chakra-ui/react/styled-system';
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
export const PartFailure = ({ what, why, onRetried }: PartFailureProps) => (
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
      <strong>{what}</strong> {why}
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
