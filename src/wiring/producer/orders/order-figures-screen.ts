import {
  ORDER_FIGURE_PERIODS,
  type OrderFiguresPeriod,
} from '../../../../contract/producer/order-figures-period.ts';
import { ANALYTICS } from '../../../../contract/producer/analytics-period.ts';
import { createFormatter } from '../../../../contract/values/format.ts';
import { orderFiguresMachine } from '../../../machines/producer/orders/order-figures.machine.ts';
import {
  createOrderFiguresService,
  type OrderFiguresService,
} from '../../../services/producer/orders/order-figures.service.ts';
import { createAddress, oneOf } from '../../shell/address.ts';
import type { BySearch } from '../../shell/by-search.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoad, screenRoute } from '../../shell/screen-route.ts';
import { refreshOnReturn } from '../../shell/refresh-on-return.ts';

const address = createAddress('/producer/orders/figures', { period: oneOf(ORDER_FIGURE_PERIODS) });

/** Where the figures of so many days stand; the usual ones need no word. */
export const orderFiguresHref = (period: OrderFiguresPeriod = ANALYTICS.usual) =>
  address.href(period === ANALYTICS.usual ? {} : { period });

/** Of how many days an address has the figures. */
const orderFiguresPeriodIn = (search: Readonly<Record<string, unknown>>): OrderFiguresPeriod =>
  address.read(search).period ?? ANALYTICS.usual;

/** The figures of one's own orders joined to their call. */
export const wireOrderFigures = ({ loadFigures }: OrderFiguresService) =>
  orderFiguresMachine.provide({
    actors: { ...resultActors({ load: loadFigures }), watchReturns: refreshOnReturn },
  });

type Load = MemberLoad & BySearch;

/** What was ordered in the days that the address says (R1.3, R7.19). */
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
