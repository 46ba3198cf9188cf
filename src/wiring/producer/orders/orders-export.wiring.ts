import { ORDER_LIMITS } from '../../../../contract/orders/order-limits.ts';
import { MAX_EXPORTED_ORDERS } from '../../../../contract/producer/order-export-limit.ts';
import type { Formatter } from '../../../../contract/values/format.ts';
import { ordersCsv } from '../../../components/producer/orders/orders-csv.ts';
import { ordersExportMachine } from '../../../machines/producer/orders/orders-export.machine.ts';
import type { ProducerOrdersService } from '../../../services/producer/orders/producer-orders.service.ts';
import { type ListExportTools, wireListExport } from '../../ui/list-export.wiring.ts';

interface FileServices extends Pick<ProducerOrdersService, 'listProducerOrders'>, ListExportTools {
  formatter: Pick<Formatter, 'isoDay' | 'time'>;
  /** In ms UTC. */
  now: () => number;
}

/** Export of a list of orders, connected to its page call, the CSV writer and the browser's download. */
export const wireOrdersExport = ({ listProducerOrders, formatter, now, ...tools }: FileServices) =>
  wireListExport(ordersExportMachine, {
    loadPage: listProducerOrders,
    limit: ORDER_LIMITS.maxLimit,
    most: MAX_EXPORTED_ORDERS,
    write: (orders) => ({
      name: `pedidos-${formatter.isoDay(now())}.csv`,
      rows: ordersCsv(orders, formatter),
    }),
    ...tools,
  });
