import { chakra } from '@chakra-ui/react/styled-system';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import { isPublicStore } from '../../../../contract/stores/store-visibility.ts';
import { searchDrawing } from '../../feedback/drawings/search.tsx';
import { stallDrawing } from '../../feedback/drawings/stall.tsx';
import { EmptyState } from '../../feedback/EmptyState.tsx';
import { LinkButton } from '../../forms/Button.tsx';
import { useFormatter } from '../../market/formatter-context.ts';
import { useStoresPath } from '../../back-office/stores-path-context.ts';
import { storeAnalyticsMessages as words } from './store-analytics.messages.ts';

interface NoVisitsProps {
  store: PopupStore;
  /** Screen address of the figures since the opening; null if the current period covers it. */
  whole: ScreenAddress | null;
}

/** Empty state of a period without visits: possible reasons and one action. */
export function NoVisits({ store, whole }: NoVisitsProps) {
  const { absolute } = useFormatter();
  const stores = useStoresPath();
  if (!isPublicStore(store))
    return (
      <EmptyState
        drawing={stallDrawing}
        title={words.hidden}
        action={<LinkButton href={`${stores}/${store.id}`}>{words.hiddenGo}</LinkButton>}
      >
        {words.hiddenHint}
      </EmptyState>
    );
  if (whole)
    return (
      <EmptyState
        drawing={searchDrawing}
        title={words.quiet}
        action={<LinkButton href={whole}>{words.quietGo}</LinkButton>}
      >
        {words.quietHint}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing={stallDrawing}
      title={words.empty}
      action={
        <LinkButton to="/tienda/$id" params={{ id: store.slug }}>
          {words.emptyGo}
        </LinkButton>
      }
    >
      <span>{words.emptyHint}</span>
      <chakra.p marginTop="2" color="ink" fontWeight="semibold" overflowWrap="anywhere">
        {absolute(`/tienda/${store.slug}`)}
      </chakra.p>
    </EmptyState>
  );
}
