import { chakra } from '@chakra-ui/react/styled-system';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ScreenAddress } from '../../../contract/shell/screen-address.ts';
import { LIST_LIMITS } from '../../../contract/limits.ts';
import type { KnownFailure } from '../../../contract/api/failure.ts';
import type { ListActorRef, ListQuery, ListSnapshot } from '../../machines/ui/list.machine.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { LinkButton } from '../forms/Button.tsx';
import { visuallyHiddenStyles } from '../layout/visually-hidden-styles.ts';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { Pagination } from '../layout/Pagination.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import { StaleWhileRefreshing } from './StaleWhileRefreshing.tsx';
import { ResultCount } from './ResultCount.tsx';

interface ListWords {
  results: string;
  /** Noun for one item, and for several. */
  item: string;
  items: string;
  /** Texts for a page after the last one. */
  beyond: string;
  beyondHint: string;
  firstPage: string;
}

interface ListResultsProps<Item, Query extends ListQuery> {
  actorRef: ListActorRef<Item, Query>;
  words: ListWords;
  /** True for a public list, whose pages end (LIST_LIMITS.pagesEnd). */
  hasEnd?: boolean;
  /** The count is visible too, with the page number; otherwise only announced. */
  isCountSeen?: boolean;
  /** Table settings beside the count. */
  tools?: ReactNode;
  failureText: (failure: KnownFailure) => string;
  /** Screen address of the list with the given query. */
  addressOf: (query: Query) => ScreenAddress;
  /** Placeholder during the first load. */
  skeleton: ReactNode;
  /** Empty state with a reason and an action. */
  empty: ReactNode;
  /** Illustration for a page after the last one. */
  drawing: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

const HEADING = 'resultados';

const withTools = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
} as const;

function selectShown<Item, Query extends ListQuery>(snapshot: ListSnapshot<Item, Query>) {
  const { items, query, pagination, failure } = snapshot.context;
  const limit = query.rows ?? snapshot.context.limit;
  const isRefreshing = snapshot.hasTag('refreshing');
  const { total = items.length, totalIsBound = false } = pagination ?? {};
  const present = Math.floor((query.offset ?? 0) / limit) + 1;
  return {
    items,
    query,
    limit,
    failure: snapshot.matches('failed') ? failure : null,
    isRefreshing,
    // After a failed or replaced first load there are no old items to show.
    isComing: snapshot.hasTag('loading') || (isRefreshing && pagination === null && items.length === 0),
    total,
    totalIsBound,
    present,
    // The total may be outdated; `hasMore` is valid only for the page on display.
    last: Math.max(Math.ceil(total / limit), pagination?.hasMore && !isRefreshing ? present + 1 : 1),
  };
}

/** Results of a list in each state; old items stay visible while new ones load. */
export function ListResults<Item, Query extends ListQuery>({
  actorRef,
  words,
  hasEnd = false,
  isCountSeen = false,
  tools,
  failureText,
  addressOf,
  skeleton,
  empty,
  drawing,
  children,
}: ListResultsProps<Item, Query>) {
  const { count, number } = useFormatter();
  const shown = useSelector(actorRef, selectShown<Item, Query>, shallowEqual);
  const { items, query, limit, failure, isRefreshing, isComing, total, totalIsBound, present } = shown;
  const last = hasEnd ? Math.min(shown.last, Math.ceil(LIST_LIMITS.pagesEnd / limit)) : shown.last;
  const hrefOf = (page: number) => addressOf({ ...query, offset: (page - 1) * limit });
  const turn = (page: number) => {
    document.getElementById(HEADING)?.focus({ preventScroll: true });
    actorRef.send({ type: 'page.requested', offset: (page - 1) * limit });
  };
  const isThere = !isComing && failure === null;
  const exactly = count(total, words.item, words.items);
  const atLeast = total === LIST_LIMITS.countedRows ? 'Más de' : 'Al menos';
  const counted = isThere ? (totalIsBound ? `${atLeast} ${exactly}` : exactly) : '';
  const ofPages = totalIsBound ? '' : ` de ${number(last)}`;
  const place = isThere && last > 1 && present <= last ? ` · página ${number(present)}${ofPages}` : '';
  return (
    <section aria-labelledby={HEADING}>
      <chakra.h2 id={HEADING} tabIndex={-1} css={visuallyHiddenStyles}>
        {words.results}
      </chakra.h2>
      {isCountSeen ? (
        <chakra.div {...(tools ? withTools : {})} marginBottom="3">
          <ResultCount>{counted + place}</ResultCount>
          {tools}
        </chakra.div>
      ) : (
        <LiveRegion message={isRefreshing ? '' : counted} />
      )}
      {isComing ? skeleton : null}
      {failure ? (
        <ErrorState
          message={failureText(failure)}
          onRetried={() => actorRef.send({ type: 'retry.requested' })}
        />
      ) : null}
      {isThere ? (
        <StaleWhileRefreshing isRefreshing={isRefreshing}>
          {items.length > 0 ? children(items) : null}
          {items.length === 0 && total === 0 ? empty : null}
          {items.length === 0 && total > 0 ? (
            <EmptyState
              drawing={drawing}
              title={words.beyond}
              action={<LinkButton href={hrefOf(1)}>{words.firstPage}</LinkButton>}
            >
              {words.beyondHint}
            </EmptyState>
          ) : null}
          <Pagination page={present} pageCount={last} hrefOf={hrefOf} onPageChosen={turn} />
        </StaleWhileRefreshing>
      ) : null}
    </section>
  );
}
