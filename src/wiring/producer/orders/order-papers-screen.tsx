import { useNavigate } from '@tanstack/react-router';
import type { OrderPapers } from '../../../../contract/producer/order-papers.ts';
import type { ProducerOrder } from '../../../../contract/producer/producer-order.ts';
import { OrderPapersView } from '../../../components/producer/order-papers/OrderPapersView.tsx';
import {
  type OrderPapersActorRef,
  orderPapersMachine,
} from '../../../machines/producer/orders/order-papers.machine.ts';
import {
  createProducerOrdersService,
  type ProducerOrdersService,
} from '../../../services/producer/orders/producer-orders.service.ts';
import { resultActors } from '../../api/promise-actors.ts';
import { type MemberLoaderArgs, screenRoute } from '../../shell/screen-route.ts';
import { orderIdsIn, orderPapersHref } from './order-papers-href.ts';

/** Printable orders, connected to one call per order. If one call fails, nothing is printed. */
export const wireOrderPapers = ({ loadProducerOrder }: Pick<ProducerOrdersService, 'loadProducerOrder'>) =>
  orderPapersMachine.provide({
    actors: resultActors({
      load: async ({ ids }, signal) => {
        const answers = await Promise.all(ids.map((id) => loadProducerOrder({ id }, signal)));
        const found: ProducerOrder[] = [];
        for (const answer of answers) {
          if (!answer.ok) return answer;
          found.push(answer.value);
        }
        return { ok: true, value: found };
      },
    }),
  });

type Load = MemberLoaderArgs<{ orderIds: string }>;

/** Loader of the printable orders; the address contains the orders and the paper (R7.19). */
export const openOrderPapers = screenRoute({
  key: ({ context, params }: Load) => `${context.user.id} ${orderIdsIn(params).join(' ')}`,
  isNamed: ({ params }) => orderIdsIn(params).length > 0,
  actors: ({ context }) => ({
    orderPapers: wireOrderPapers(createProducerOrdersService(context.services.call)),
  }),
  input: ({ context, params }) => ({
    orderPapers: { question: { ids: orderIdsIn(params) }, now: context.now() },
  }),
});

interface OrderPapersScreenProps {
  orderPapers: OrderPapersActorRef;
  papers: OrderPapers;
}

/** Printable orders, as they leave the printer. */
export function OrderPapersScreen({ orderPapers, papers }: OrderPapersScreenProps) {
  const navigate = useNavigate();
  return (
    <OrderPapersView
      actorRef={orderPapers}
      papers={papers}
      onChosen={(wished) =>
        void navigate({ href: orderPapersHref(wished), replace: true, resetScroll: false })
      }
    />
  );
}
