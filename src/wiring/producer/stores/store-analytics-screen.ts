import type { LoaderFnContext } from '@tanstack/react-router';
import {
  daysFault,
  PERIODS,
  type PeriodChoice,
  USUAL_PERIOD,
} from '../../../../contract/producer/period-choice.ts';
import { STORES_OF, type StoresPath } from '../../../../contract/shell/stores-path.ts';
import { createFormatter } from '../../../../contract/values/format.ts';
import { isUuid } from '../../../../contract/values/uuid.ts';
import {
  type FiguresFile,
  figuresFileMachine,
} from '../../../machines/producer/stores/figures-file.machine.ts';
import { storeAnalyticsMachine } from '../../../machines/producer/stores/store-analytics.machine.ts';
import { saveText } from '../../../services/ui/save-text.ts';
import { createStoreAnalyticsService } from '../../../services/producer/stores/store-analytics.service.ts';
import { createAddress, oneOf } from '../../shell/address.ts';
import { day } from '../../shell/address-readers.ts';
import type { BySearch } from '../../shell/by-search.ts';
import { resultActors, promiseActors } from '../../api/promise-actors.ts';
import { type MemberLoad, screenRoute } from '../../shell/screen-route.ts';
import { refreshOnReturn } from '../../shell/refresh-on-return.ts';

const names = { period: oneOf(PERIODS), from: day, to: day };

/** The period that an address says; the usual one where it says none, or days that are none. */
export function periodIn(search: Readonly<Record<string, unknown>>): PeriodChoice {
  const { period = USUAL_PERIOD, from = '', to = '' } = createAddress('/', names).read(search);
  return daysFault({ from, to }) === null ? { from, to } : period;
}

/** Where the figures of a store stand; the usual period needs no word. */
const storeAnalyticsHrefAt =
  (stores: StoresPath) =>
  (storeId: string, period: PeriodChoice = USUAL_PERIOD) =>
    createAddress(`${stores}/${storeId}/analytics`, names).href(
      typeof period === 'object' ? period : { period: period === USUAL_PERIOD ? undefined : period },
    );

/** The same for whoever runs the store, and for the admins. */
export const storeAnalyticsHref = storeAnalyticsHrefAt(STORES_OF.producer);
export const adminStoreAnalyticsHref = storeAnalyticsHrefAt(STORES_OF.admin);

interface AnalyticsServices extends Pick<ReturnType<typeof createStoreAnalyticsService>, 'loadFigures'> {
  /** Shows which period is looked at. */
  showPeriod: (period: PeriodChoice) => void;
}

/** The figures of a store joined to who answers them, and to the address of their period. */
export const wireStoreAnalytics = ({ loadFigures, showPeriod }: AnalyticsServices) =>
  storeAnalyticsMachine.provide({
    actors: { ...resultActors({ load: loadFigures }), watchReturns: refreshOnReturn },
    actions: { showPeriod: (_, { period }) => showPeriod(period) },
  });

interface FileServices {
  /** What writes files; it comes when one is wanted. */
  fetchWriter: () => Promise<{ csvOf: (rows: FiguresFile['rows']) => string }>;
  saveText: typeof saveText;
}

/** A file of figures joined to what writes it and to the browser that keeps it. */
export const wireFiguresFile = ({ fetchWriter, saveText: save }: FileServices) =>
  figuresFileMachine.provide({
    actors: promiseActors({
      saveFile: async (file) => {
        const { csvOf } = await fetchWriter();
        if (file) save(file.name, 'text/csv;charset=utf-8', csvOf(file.rows));
      },
    }),
  });

interface Load extends MemberLoad<{ storeId: string }>, BySearch {
  context: MemberLoad['context'];
  navigate: LoaderFnContext['navigate'];
}

const keyOf = ({ context, params }: Load) => `${context.user.id} ${params.storeId}`;

const openFiguresAt = (stores: StoresPath) =>
  screenRoute({
    key: (load: Load) => `${stores} ${keyOf(load)}`,
    isNamed: ({ params }) => isUuid(params.storeId),
    search: ({ deps }) => periodIn(deps.search),
    actors: ({ context, params: { storeId }, navigate }) => ({
      storeAnalytics: wireStoreAnalytics({
        ...createStoreAnalyticsService(context.services.call, {
          user: context.user,
          formatter: createFormatter(context.installation.market),
          now: () => context.now(),
        }),
        showPeriod: (period) =>
          void navigate({ href: storeAnalyticsHrefAt(stores)(storeId, period), resetScroll: false }),
      }),
    }),
    input: ({ params }, period) => ({
      storeAnalytics: { question: { id: params.storeId, period } },
    }),
  });

const openFile = screenRoute({
  key: keyOf,
  actors: (_: Load) => ({
    figuresFile: wireFiguresFile({ fetchWriter: () => import('../../../services/ui/csv.ts'), saveText }),
  }),
  input: () => ({ figuresFile: undefined }),
});

const openAt = (stores: StoresPath) => {
  const openFigures = openFiguresAt(stores);
  return async (load: Load) => ({ ...(await openFigures(load)), ...(await openFile(load)) });
};

/** What a store came to, and that as a file; the address says in which days (R2.6). */
export const openStoreAnalytics = openAt(STORES_OF.producer);

/** The same of anybody's store, for who looks after the market (R2.7). */
export const openAdminStoreAnalytics = openAt(STORES_OF.admin);
