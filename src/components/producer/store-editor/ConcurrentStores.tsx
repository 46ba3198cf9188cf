import { chakra } from '@chakra-ui/react/styled-system';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { Awning } from '../../market/Awning.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { StoreAwningColours } from '../../market/StoreColours.tsx';
import { datesMessages } from './dates.messages.ts';

const SHOWN = 6;

/** Stores that are open at the same time. */
export function ConcurrentStores({ stores }: { stores: readonly PopupStore[] }) {
  const { range } = useFormatter();
  const { neighbours, alone, more } = datesMessages;
  return (
    <chakra.section aria-label={neighbours} display="grid" gap="3" alignContent="start">
      <chakra.h3 fontSize="md">{neighbours}</chakra.h3>
      {stores.length === 0 ? (
        <chakra.p color="ink2">{alone}</chakra.p>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {stores.slice(0, SHOWN).map(({ id, name, config, startDate, endDate }) => (
            <chakra.li key={id} display="grid" gridTemplateColumns="2.5rem minmax(0, 1fr)" columnGap="3">
              <chakra.div gridRow="1 / 3" alignSelf="center" height="1rem">
                <StoreAwningColours config={config}>
                  <Awning stripe={8} drop={14} />
                </StoreAwningColours>
              </chakra.div>
              <chakra.span fontWeight="semibold" overflowWrap="anywhere">
                {name}
              </chakra.span>
              <chakra.span color="ink2" fontSize="sm">
                {startDate && endDate ? range(startDate, endDate) : null}
              </chakra.span>
            </chakra.li>
          ))}
          {stores.length > SHOWN ? (
            <chakra.li color="ink2" fontSize="sm">
              {more(stores.length - SHOWN)}
            </chakra.li>
          ) : null}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
