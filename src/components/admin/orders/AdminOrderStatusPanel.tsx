import { chakra } from '@chakra-ui/react/styled-system';
import type { Order } from '../../../../contract/orders/order.ts';
import { adminStatusesFrom } from '../../../../contract/orders/order-status-change.ts';
import { Button } from '../../forms/Button.tsx';
import { LiveRegion } from '../../layout/LiveRegion.tsx';
import { Panel } from '../../layout/Panel.tsx';
import { statusChangesMessages } from './status-changes.messages.ts';
import { StatusChoice } from './StatusChoice.tsx';
import { UnsavedStatusBadge } from './UnsavedStatusBadge.tsx';
import { type StatusChangesProps, setUnsavedStatus, useStatusChanges } from './use-status-changes.ts';
import { RowRefusal } from '../../back-office/data-table/RowRefusal.tsx';
import { adminOrderMessages } from './admin-order.messages.ts';

interface AdminOrderStatusPanelProps extends StatusChangesProps {
  order: Order;
  onSaved: () => void;
}

/** Status panel of an order; a chosen status is sent on save (R4.12, R4.15). */
export function AdminOrderStatusPanel({ order, onSaved, ...moves }: AdminOrderStatusPanelProps) {
  const { isOpen, moveOf } = useStatusChanges(moves);
  const { status, notice, isUnsaved, isSending, refusal } = moveOf(order);
  const { changesRef } = moves;
  const { state, lead, ended } = adminOrderMessages;
  const { save, discard, saved } = statusChangesMessages;
  const isOver = adminStatusesFrom(order.status).length === 0;
  const isDone = moves.selectors.changeStageOf(changesRef.getSnapshot().context, order.id) === 'saved';
  return (
    <Panel title={state} lead={isOver ? ended : lead}>
      <LiveRegion message={isDone ? saved(1) : ''} />
      {refusal ? <RowRefusal>{refusal}</RowRefusal> : null}
      {isOver ? null : (
        <chakra.div
          display="grid"
          gap="4"
          css={{ '& [data-part=unsaved]': { display: 'flex', flexWrap: 'wrap', gap: '2', color: 'ink2' } }}
        >
          <StatusChoice
            order={order}
            status={status}
            readOnly={!isOpen}
            onMoved={setUnsavedStatus(changesRef)}
          />
          {isUnsaved ? <UnsavedStatusBadge before={order.status} notice={notice} /> : null}
          {isUnsaved || isSending ? (
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <Button busy={isSending} onClick={onSaved}>
                {save}
              </Button>
              <Button
                variant="quiet"
                busy={isSending}
                queued
                onClick={() => changesRef.send({ type: 'discard.requested' })}
              >
                {discard}
              </Button>
            </chakra.div>
          ) : null}
        </chakra.div>
      )}
    </Panel>
  );
}
