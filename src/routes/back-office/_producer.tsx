import { createFileRoute } from '@tanstack/react-router';
import { guardBackOffice } from '../../wiring/back-office/back-office-guard.ts';
import { openOrderStatusChanges } from '../../wiring/producer/orders/order-status-changes.wiring.ts';
import { producerRouteContext } from '../../wiring/producer/stores/producer-stores-cache.wiring.ts';
import { MembersOnly } from '../../wiring/auth/members-only.tsx';

/** Layout of the producers' screens, with their shared data (R2.5, R2.6, R4.6). */
export const Route = createFileRoute('/_producer')({
  beforeLoad: async ({ context, location }) => ({
    ...(await guardBackOffice(context, location)),
    ...producerRouteContext(context),
  }),
  loader: (load) => openOrderStatusChanges(load),
  component: function ProducerLayout() {
    return <MembersOnly user={Route.useRouteContext().user} />;
  },
});
