import { ORDERS } from '../../../contract/orders/order-limits.ts';
import { FILE_ORDERS } from '../../../contract/orders/orders-file.ts';
import type { OwnOrder } from '../../../contract/orders/own-order.ts';
import type { Formatter } from '../../../contract/values/format.ts';
import { ordersFile } from '../../components/back-office/own-orders/orders-file.ts';
import { ordersFileMachine } from '../../machines/orders-file/orders-file.machine.ts';
import type { OwnOrdersService } from '../../services/orders/own-orders.service.ts';
import type { saveText } from '../../services/page/save-text.ts';
import { calls } from '../calls.ts';

interface FileServices extends Pick<OwnOrdersService, 'listOwnOrders'> {
  /** What writes files; it comes when one is wanted. */
  fetchWriter: () => Promise<{ csvOf: (rows: ReturnType<typeof ordersFile>) => string }>;
  saveText: typeof saveText;
  formatter: Pick<Formatter, 'isoDay' | 'time'>;
  /** In ms UTC. */
  now: () => number;
}

/** The file of a list of orders, joined to what fetches them page by page, to what writes it and to the browser that keeps it. */
export const wireOrdersFile = ({
  listOwnOrders,
  fetchWriter,
  saveText: save,
  formatter,
  now,
}: FileServices) =>
  ordersFileMachine.provide({
    actors: calls({
      saveFile: async ({ query }, signal) => {
        const found: OwnOrder[] = [];
        let asOf: string | null = null;
        for (let hasMore = true; hasMore;) {
          const answer = await listOwnOrders(
            { query: { ...query, offset: found.length }, limit: ORDERS.maxLimit, asOf },
            signal,
          );
          if (!answer.ok) return answer;
          const { items, pagination } = answer.value;
          found.push(...items);
          if ((pagination?.total ?? found.length) > FILE_ORDERS)
            return { ok: true, value: { isSaved: false } };
          asOf = pagination?.asOf ?? null;
          hasMore = (pagination?.hasMore ?? false) && items.length > 0;
        }
        const { csvOf } = await fetchWriter();
        const name = `pedidos-${formatter.isoDay(now())}.csv`;
        save(name, 'text/csv;charset=utf-8', csvOf(ordersFile(found, formatter)));
        return { ok: true, value: { isSaved: true } };
      },
    }),
  });
