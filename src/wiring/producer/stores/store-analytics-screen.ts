import type { LoaderFnContext } from '@tanstack/react-router';
import {
  dayRangeFault,
  ANALYTICS_PERIODS,
  type PeriodChoice,
  DEFAULT_ANALYTICS_PERIOD,
} from '../../../../contract/producer/period-choice.ts';
import { STORES_PATH_BY_ROLE, type StoresPath } from '../../../../contract/shell/stores-path.ts';
import { createFormatter } from '../../../../contract/values/format.ts';
import { isUuid } from '../../../../contract/values/uuid.ts';
import {
  type SpreadsheetContent,
  spreadsheetDownloadMachine,
} from '../../../machines/producer/stores/spreadsheet-download.machine.ts';
import { storeAnalyticsMachine } from '../../../machines/producer/stores/store-analytics.machine.ts';
import { saveText } from '../../../services/ui/save-text.ts';
import { createStoreAnalyticsService } from '../../../services/producer/stores/store-analytics.service.ts';
import { createHrefMapping, oneOfParam } from '../../shell/href-mapping.ts';
import { dayParam } from '../../shell/query-param-readers.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { resultActors, promiseActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { refreshOnReturn } from '../../shell/refresh-on-return.ts';

const names = { period: oneOfParam(ANALYTICS_PERIODS), from: dayParam, to: dayParam };

/** Period in an address; the default one if it has none, or invalid days. */
export function periodIn(search: Readonly<Record<string, unknown>>): PeriodChoice {
  const {
    period = DEFAULT_ANALYTICS_PERIOD,
    from = '',
    to = '',
  } = createHrefMapping('/', names).read(search);
  return dayRangeFault({ from, to }) === null ? { from, to } : period;
}

/** Address of a store's figures; the default period is left out. */
const storeAnalyticsHrefAt =
  (stores: StoresPath) =>
  (storeId: string, period: PeriodChoice = DEFAULT_ANALYTICS_PERIOD) =>
    createHrefMapping(`${stores}/${storeId}/analytics`, names).href(
      typeof period === 'object'
        ? period
        : { period: period === DEFAULT_ANALYTICS_PERIOD ? undefined : period },
    );

/** Addresses in the producer's and the admins' area. */
export const storeAnalyticsHref = storeAnalyticsHrefAt(STORES_PATH_BY_ROLE.producer);
export const adminStoreAnalyticsHref = storeAnalyticsHrefAt(STORES_PATH_BY_ROLE.admin);

interface AnalyticsServices extends Pick<ReturnType<typeof createStoreAnalyticsService>, 'loadFigures'> {
  /** Writes the displayed period into the address. */
  showPeriod: (period: PeriodChoice) => void;
}

/** Figures of a store, connected to their call and to the address. */
export const wireStoreAnalytics = ({ loadFigures, showPeriod }: AnalyticsServices) =>
  storeAnalyticsMachine.provide({
    actors: { ...resultActors({ load: loadFigures }), watchReturns: refreshOnReturn },
    actions: { showPeriod: (_, { period }) => showPeriod(period) },
  });

interface FileServices {
  /** Imports the CSV writer on first use. */
  fetchWriter: () => Promise<{ csvOf: (rows: SpreadsheetContent['rows']) => string }>;
  saveText: typeof saveText;
}

/** Download of figures, connected to the CSV writer and the browser. */
export const wireSpreadsheetDownload = ({ fetchWriter, saveText: save }: FileServices) =>
  spreadsheetDownloadMachine.provide({
    actors: promiseActors({
      saveFile: async (file) => {
        const { csvOf } = await fetchWriter();
        if (file) save(file.name, 'text/csv;charset=utf-8', csvOf(file.rows));
      },
    }),
  });

interface Load extends MemberLoaderArgs<{ storeId: string }>, SearchLoaderArgs {
  context: MemberLoaderArgs['context'];
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
    figuresFile: wireSpreadsheetDownload({
      fetchWriter: () => import('../../../services/ui/csv.ts'),
      saveText,
    }),
  }),
  input: () => ({ figuresFile: undefined }),
});

const openAt = (stores: StoresPath) => {
  const openFigures = openFiguresAt(stores);
  return async (load: Load) => ({ ...(await openFigures(load)), ...(await openFile(load)) });
};

/** Loader of a store's figures with their download, for the period in the address (R2.6). */
export const openStoreAnalytics = openAt(STORES_PATH_BY_ROLE.producer);

/** Loader of any store's figures, for admins (R2.7). */
export const openAdminStoreAnalytics = openAt(STORES_PATH_BY_ROLE.admin);
