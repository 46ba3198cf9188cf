import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { ScreenAddress } from '../../../../contract/shell/screen-address.ts';
import { dayCountOf } from '../../../../contract/values/day-range.ts';
import {
  hasOpened,
  wasOpenOutsideRange,
  type PeriodChoice,
} from '../../../../contract/producer/period-choice.ts';
import type { SpreadsheetDownloadActorRef } from '../../../machines/producer/stores/spreadsheet-download.machine.ts';
import type { StoreAnalyticsActorRef } from '../../../machines/producer/stores/store-analytics.machine.ts';
import { SkeletonBlock } from '../../feedback/Skeletons.tsx';
import { Breadcrumb } from '../../layout/Breadcrumb.tsx';
import { lazyWithFallback } from '../../hydration/lazy-with-fallback.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { StaleWhileRefreshing } from '../../lists/StaleWhileRefreshing.tsx';
import { useNow } from '../../market/clock-context.ts';
import { useFormatter } from '../../market/formatter-context.ts';
import { StoreAwningColours } from '../../market/StoreColours.tsx';
import { noonUtc } from '../../back-office/charts/noon-utc.ts';
import { useStoresPath } from '../../back-office/stores-path-context.ts';
import { ContentFallback } from '../../back-office/ContentFallback.tsx';
import { producerFailureText } from '../../back-office/producer-failure.messages.ts';
import { producerStoreMessages } from '../store/producer-store.messages.ts';
import { MainStoreCard } from '../today/MainStoreCard.tsx';
import { AnalyticsExportButton } from './AnalyticsExportButton.tsx';
import { NoVisits } from './NoVisits.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { storeAnalyticsMessages as words } from './store-analytics.messages.ts';
import { StoreTotals } from './StoreTotals.tsx';

const Figures = lazyWithFallback(() =>
  import('./StoreAnalyticsCharts.tsx').then((module) => module.StoreAnalyticsCharts),
);

type Snapshot = SnapshotFrom<StoreAnalyticsActorRef>;
const selectContext = ({ context }: Snapshot) => context;
const selectIsGone = (snapshot: Snapshot) => snapshot.matches('notFound');
const selectIsComing = (snapshot: Snapshot) =>
  snapshot.hasTag('loading') || (snapshot.hasTag('refreshing') && snapshot.context.content === null);
const selectIsRefreshing = (snapshot: Snapshot) => snapshot.hasTag('refreshing');
const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');

interface StoreAnalyticsViewProps {
  actorRef: StoreAnalyticsActorRef;
  fileRef: SpreadsheetDownloadActorRef;
  /** Screen address of a store's analytics for a period. */
  addressOf: (storeId: string, period: PeriodChoice) => ScreenAddress;
}

/** Store analytics for a period: totals, daily values and conversion funnel (R2.6). */
export function StoreAnalyticsView({ actorRef, fileRef, addressOf }: StoreAnalyticsViewProps) {
  const { question, content, failure, typed } = useSelector(actorRef, selectContext);
  const isGone = useSelector(actorRef, selectIsGone);
  const isComing = useSelector(actorRef, selectIsComing);
  const isRefreshing = useSelector(actorRef, selectIsRefreshing);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  const { range, number, isoDay } = useFormatter();
  const today = isoDay(useNow());
  const stores = useStoresPath();
  const name = isGone ? undefined : content?.store.name;
  const dayOf = (instant: string | null | undefined) => (instant ? isoDay(instant) : null);
  const life = { opening: dayOf(content?.store.startDate), closing: dayOf(content?.store.endDate) };
  const isShown = content !== null && !isComing && !hasFailed && !isGone;
  const isEmpty = content?.analytics.views === 0 && content.analytics.orders === 0;
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <PageHead title={name ? words.titleOf(name) : words.title} hidden />
      <div>
        <Breadcrumb
          crumbs={[
            { word: words.back, href: stores },
            ...(name ? [{ word: name, href: `${stores}/${question.id}` as const }] : []),
            { word: words.title },
          ]}
        />
        <PageTitle>{words.title}</PageTitle>
      </div>
      {content && name ? (
        <>
          <MainStoreCard store={content.store} />
          <PeriodFilter
            chosen={question.period}
            typed={typed}
            shown={content}
            hasOpened={hasOpened(life, today)}
            onChosen={(period) => actorRef.send({ type: 'period.chosen', period })}
            onTyped={(days) => actorRef.send({ type: 'days.typed', days })}
          />
        </>
      ) : null}
      {isShown ? (
        <StaleWhileRefreshing isRefreshing={isRefreshing}>
          <StoreAwningColours config={content.store.config}>
            <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
              <chakra.div
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                justifyContent="space-between"
                gap="3"
              >
                <chakra.p data-part="days" fontWeight="semibold">
                  {words.daysShown(
                    range(noonUtc(content.from), noonUtc(content.to)),
                    dayCountOf(content),
                    number(dayCountOf(content)),
                  )}
                </chakra.p>
                {isEmpty ? null : <AnalyticsExportButton actorRef={fileRef} figures={content} />}
              </chakra.div>
              {isEmpty ? (
                <div data-part="nobody">
                  <NoVisits
                    store={content.store}
                    whole={wasOpenOutsideRange(content, life, today) ? addressOf(question.id, 'store') : null}
                  />
                </div>
              ) : (
                <>
                  <StoreTotals
                    {...content}
                    isCompared={life.opening === null || life.opening < content.from}
                  />
                  <Suspense fallback={<SkeletonBlock width="full" height="24rem" borderRadius="card" />}>
                    <Figures analytics={content.analytics} life={life} />
                  </Suspense>
                </>
              )}
            </chakra.div>
          </StoreAwningColours>
        </StaleWhileRefreshing>
      ) : null}
      <ContentFallback
        words={words}
        gone={isGone ? producerStoreMessages : null}
        failure={hasFailed ? failure : null}
        failureText={producerFailureText}
        isComing={isComing}
        heights={['5rem', '24rem']}
        onRetried={() => actorRef.send({ type: 'retry.requested' })}
      />
      <chakra.section aria-labelledby="contamos" display="grid" gap="1">
        <chakra.h2 id="contamos" fontSize="md">
          {words.counting}
        </chakra.h2>
        <chakra.p color="ink2" fontSize="sm" maxWidth="68ch">
          {words.counted}
        </chakra.p>
      </chakra.section>
    </chakra.div>
  );
}
