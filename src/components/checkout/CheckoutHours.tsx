import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import type { CheckoutViewProps } from './CheckoutView.tsx';
import { stallHours } from './stall-hours.ts';

/** Which stores of the cart close while it is paid, with the minutes that are left, and which sell no more (R8.9). */
export function CheckoutHours({ reviewRef, cartRef }: Pick<CheckoutViewProps, 'reviewRef' | 'cartRef'>) {
  const format = useFormatter();
  const { cart, stores, now } = useSelector(reviewRef, ({ context }) => context);
  const hours = stallHours(cart ?? [], stores, now, format);
  const takeOut = (productIds: readonly string[]) => {
    for (const productId of productIds) cartRef.send({ type: 'item.removed', productId });
  };
  return (
    <>
      <LiveRegion message={hours.map(({ heard }) => heard).join(' ')} />
      {hours.map(({ storeId, name, text, stuck }) => (
        <chakra.div
          key={storeId}
          display="flex"
          gap="3"
          padding="4"
          marginBottom="4"
          background="raised"
          borderRadius="card"
          borderLeft={`6px solid var(--td-colors-${stuck.length > 0 ? 'danger' : 'soon'})`}
        >
          <chakra.span flexShrink="0" {...(stuck.length > 0 ? { color: 'danger' } : {})}>
            <Icon name={stuck.length > 0 ? 'warning' : 'hourglass'} size={24} />
          </chakra.span>
          <chakra.div display="grid" gap="3" justifyItems="start">
            <p>{text}</p>
            {stuck.length > 0 ? (
              <Button size="sm" variant="quiet" onClick={() => takeOut(stuck)}>
                Quitar lo de {name}
              </Button>
            ) : null}
          </chakra.div>
        </chakra.div>
      ))}
    </>
  );
}
