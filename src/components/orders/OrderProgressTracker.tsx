import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import type { OrderStatus } from '../../../contract/orders/order.ts';
import { ORDER_STATUS_LABELS } from '../../../contract/orders/order-status.ts';
import { AnyIcon } from '../icons/AnyIcon.tsx';
import type { AnyIconName } from '../icons/all-icon-paths.ts';
import { ORDER_PROGRESS, type OrderProgressKind } from './order-progress.ts';

const ICONS: Record<OrderStatus, AnyIconName> = {
  pending: 'clock',
  organizing: 'hands',
  ready_to_ship: 'parcel',
  shipped: 'truck',
  delivered: 'house',
  completed: 'check',
  cancelled: 'close',
};

const stop: SystemStyleObject = {
  position: 'relative',
  display: 'flex',
  flexDirection: { base: 'row', md: 'column' },
  flex: { base: '1 0 100%', md: '1' },
  alignItems: 'center',
  gap: '2',
  minHeight: { base: '3.25rem', md: 'auto' },
  textAlign: { base: 'left', md: 'center' },
  '&:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    zIndex: '0',
    background: 'line',
    left: { base: '17px', md: '-50%' },
    top: { base: '-50%', md: '17px' },
    width: { base: '4px', md: '100%' },
    height: { base: '100%', md: '4px' },
  },
  '&[data-step=done]:not(:first-of-type)::before, &[data-step=here]:not(:first-of-type)::before': {
    background: 'success',
  },
  // On phones the completed steps share one line.
  '@media (width < 48rem)': {
    '&[data-step=done]': { flex: '0 0 auto', gap: '1', minHeight: '0', marginRight: '3', marginBottom: '2' },
    '&[data-step=done] > :first-of-type': { width: '20px', height: '20px' },
    '&[data-step=done] svg': { width: '14px', height: '14px' },
    '&[data-step=done]::before, &[data-step=here]::before': { display: 'none' },
  },
};

const dot: SystemStyleObject = {
  position: 'relative',
  zIndex: 'raised',
  display: 'grid',
  flexShrink: '0',
  placeItems: 'center',
  width: '38px',
  height: '38px',
  background: 'ground',
  border: '2px solid var(--td-colors-edge)',
  borderRadius: 'full',
  color: 'ink2',
  '[data-step=done] &, [data-step=here]:last-of-type &': {
    background: 'success',
    borderColor: 'success',
    color: 'onSuccess',
  },
  '[data-step=here]:not(:last-of-type) &': {
    background: 'action',
    borderColor: 'action',
    color: 'onAction',
    boxShadow: '0 0 0 4px var(--td-colors-sunken)',
  },
};

const SAID = { done: 'hecho', here: 'está aquí', next: 'después', later: 'más tarde' };

/** Progress of an order: completed, current and next steps (R4.12). */
export function OrderProgressTracker({
  status,
  kind = 'order',
}: {
  status: OrderStatus;
  kind?: OrderProgressKind;
}) {
  if (status === 'cancelled') {
    return (
      <chakra.p display="flex" alignItems="center" gap="2" color="danger" fontWeight="bold">
        <AnyIcon name="close" />
        <span>{ORDER_STATUS_LABELS.cancelled}</span>
      </chakra.p>
    );
  }
  const steps = ORDER_PROGRESS[kind];
  const here = steps.indexOf(status);
  return (
    <chakra.ol display="flex" flexWrap={{ base: 'wrap', md: 'nowrap' }}>
      {steps.map((step, index) => {
        const place = index < here ? 'done' : index === here ? 'here' : index === here + 1 ? 'next' : 'later';
        return (
          <chakra.li
            key={step}
            css={stop}
            data-step={place}
            {...(place === 'here' ? { 'aria-current': 'step' } : {})}
          >
            <chakra.span css={dot}>
              <AnyIcon name={place === 'done' ? 'check' : ICONS[step]} />
            </chakra.span>
            <chakra.span
              color={place === 'later' || place === 'next' ? 'ink2' : 'ink'}
              fontSize="sm"
              fontWeight={place === 'here' ? 'bold' : 'normal'}
              lineHeight="snug"
            >
              <span>{ORDER_STATUS_LABELS[step]}</span>
              <chakra.span srOnly>{`: ${SAID[place]}`}</chakra.span>
              {place === 'next' ? (
                <chakra.span display="block" fontSize="xs">
                  Lo siguiente
                </chakra.span>
              ) : null}
            </chakra.span>
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}
