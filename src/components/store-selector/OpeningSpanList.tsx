import { chakra } from '@chakra-ui/react/styled-system';
import { AppLink } from '../layout/AppLink.tsx';
import { Awning } from '../market/Awning.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { StoreAwningColours } from '../market/StoreColours.tsx';
import type { OpeningSpan } from './calendar-days.ts';
import { openingSpanText } from './store-selector.messages.ts';

/** List of stores with their dates, for phones, which are too narrow for the chart. */
export function OpeningSpanList({ spans }: { spans: readonly OpeningSpan[] }) {
  const format = useFormatter();
  return (
    <chakra.ul display={{ base: 'grid', lg: 'none' }} gap="4" data-part="span-list">
      {spans.map(({ store }) => (
        <chakra.li key={store.id} background="raised" borderRadius="card" boxShadow="stall" overflow="hidden">
          <StoreAwningColours config={store.config}>
            <Awning drop={16} stripe={16} />
            <chakra.div paddingInline="4" paddingBottom="3">
              <AppLink
                to="/tienda/$id"
                params={{ id: store.slug }}
                display="flex"
                alignItems="center"
                minHeight="touch"
                fontWeight="semibold"
                overflowWrap="anywhere"
              >
                {store.name}
              </AppLink>
              <chakra.p color="ink2" fontSize="sm">
                {openingSpanText(store, null, format)}
              </chakra.p>
            </chakra.div>
          </StoreAwningColours>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
