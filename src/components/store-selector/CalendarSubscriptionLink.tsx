import { chakra } from '@chakra-ui/react/styled-system';
import { AnchorButton } from '../forms/Button.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { storeSelectorMessages } from './store-selector.messages.ts';

/** Link to subscribe to all openings in a calendar application, which then updates itself. */
export function CalendarSubscriptionLink() {
  const address = useFormatter()
    .absolute('/calendario.ics')
    .replace(/^https?:/, 'webcal:');
  const { follow, followLead, followHere, followGoogle } = storeSelectorMessages;
  return (
    <chakra.section
      aria-labelledby="suscribirse"
      display="grid"
      gap="3"
      justifyItems="start"
      marginTop={{ base: '8', md: '10' }}
      maxWidth="42rem"
    >
      <chakra.h2 id="suscribirse" fontSize="xl">
        {follow}
      </chakra.h2>
      <chakra.p color="ink2">{followLead}</chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <AnchorButton href={address} variant="quiet">
          {followHere}
        </AnchorButton>
        <AnchorButton
          href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(address)}`}
          rel="noopener"
          variant="plain"
        >
          {followGoogle}
        </AnchorButton>
      </chakra.div>
    </chakra.section>
  );
}
