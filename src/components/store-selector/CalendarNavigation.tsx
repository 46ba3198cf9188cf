import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { storeSelectorMessages } from './store-selector.messages.ts';

interface DaysSwitchProps {
  titleId: string;
  title: string;
  isWeekend: boolean;
  onWeekendToggled: () => void;
  /** Number of months to move. */
  onTurned: (by: 1 | -1) => void;
}

/** Navigation of the calendar: period on display, previous and next month, weekend. */
export function CalendarNavigation({
  titleId,
  title,
  isWeekend,
  onWeekendToggled,
  onTurned,
}: DaysSwitchProps) {
  const { previous, next, weekend } = storeSelectorMessages;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="2"
      marginBottom={{ base: '4', md: '5' }}
    >
      <chakra.h2 id={titleId} aria-live="polite" fontSize={{ base: '2xl', md: '3xl' }}>
        {title}
      </chakra.h2>
      <chakra.div display="flex" gap="2">
        <Button
          variant="quiet"
          aria-pressed={isWeekend}
          onClick={onWeekendToggled}
          css={{
            '&[aria-pressed=true]': { background: 'kraft', borderColor: 'onKraft', color: 'onKraft' },
          }}
        >
          {weekend}
        </Button>
        {isWeekend ? null : (
          <>
            <Button variant="quiet" size="icon" aria-label={previous} onClick={() => onTurned(-1)}>
              <Icon name="chevronLeft" />
            </Button>
            <Button variant="quiet" size="icon" aria-label={next} onClick={() => onTurned(1)}>
              <Icon name="chevronRight" />
            </Button>
          </>
        )}
      </chakra.div>
    </chakra.div>
  );
}
