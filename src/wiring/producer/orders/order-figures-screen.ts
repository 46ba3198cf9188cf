import {
  ORDER_STATS_PERIODS,
  type OrderStatsPeriod,
} from '../../../../contract/producer/order-stats-period.ts';
import { ANALYTICS_PERIOD_LIMITS } from '../../../../contract/producer/analytics-period.ts';
import { createFormatter } from '../../../../contract/values/format.ts';
import { orderFiguresMachine } from '../../../machines/producer/orders/order-figures.machine.ts';
import {
  createOrderFiguresService,
  type OrderFiguresService,
} from '../../../services/producer/orders/order-figures.service.ts';
import { createHrefMapping, oneOfParam } from '../../shell/href-mapping.ts';
import type { SearchLoaderArgs } from '../../shell/search-loader-deps.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { refreshOnReturn } from '../../shell/refresh-on-return.ts';

const address = createHrefMapping('/producer/orders/figures', { period: oneOfParam(ORDER_STATS_PERIODS) });

/** Address of the order figures for a period; the default period is left out. */
export const orderFiguresHref = (period: OrderStatsPeriod = ANALYTICS_PERIOD_LIMITS.usual) =>
  address.href(period === ANALYTICS_PERIOD_LIMITS.usual ? {} : { period });

/** Period in an address. */
const orderFiguresPeriodIn = (search: Readonly<Record<string, unknown>>): OrderStatsPeriod =>
  address.read(search).period ?? ANALYTICS_PERIOD_LIMITS.usual;

/** Order figures, connected to their call. */
export const wireOrderFigures = ({ loadFigures }: OrderFiguresService) =>
  orderFiguresMachine.provide({
    actors: { ...resultActors({ load: loadFigures }), watchReturns: refreshOnReturn },
  });

type Load = MemberLoaderArgs & SearchLoaderArgs;

/** Loader of the order figures for the period in the address (R1.3, R7.19). */
export const openOrderFigures = screenRoute({
  key: ({ context, deps }: Load) => `${context.user.id} ${orderFiguresPeriodIn(deps.search)}`,
  actors: ({ context }) => ({
    orderFigures: wireOrderFigures(
      createOrderFiguresService(context.services.call, {
        formatter: createFormatter(context.installation.market),
        now: () => context.now(),
      }),
    ),
  }),
  input: ({ context, deps }) => ({
    orderFigures: { question: { period: orderFiguresPeriodIn(deps.search) }, now: context.now() },
  }),
});
