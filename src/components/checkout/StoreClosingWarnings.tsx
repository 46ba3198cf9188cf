import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '../forms/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { LiveRegion } from '../layout/LiveRegion.tsx';
import { PAGE_TITLE_ID } from '../layout/PageTitle.tsx';
import { useFormatter } from '../market/formatter-context.ts';
import type { CheckoutViewProps } from './CheckoutView.tsx';
import { storeClosingWarnings } from './store-closing-warnings.ts';

/** Warnings about stores of the cart that close soon, with the minutes left, or are closed (R8.9). */
export function StoreClosingWarnings({ checkoutRef, reviewRef, cartRef }: CheckoutViewProps) {
  const format = useFormatter();
  const { cart, stores, now } = useSelector(reviewRef, ({ context }) => context);
  const store = useSelector(checkoutRef, ({ context }) => context.store);
  const hours = storeClosingWarnings(cart ?? [], { store, stores, now }, format);
  const takeOut = (productIds: readonly string[]) => {
    // The button unmounts with the lines it removes, so the heading takes the focus.
    document.getElementById(PAGE_TITLE_ID)?.focus();
    for (const productId of productIds) cartRef.send({ type: 'item.removed', productId });
  };
  const closing = hours.filter(({ stuck }) => stuck.length === 0);
  const closed = hours.filter(({ stuck }) => stuck.length > 0);
  return (
    <>
      <LiveRegion message={hours.map(({ heard }) => heard).join(' ')} />
      {closed.length > 0 ? (
        <Notice tone="danger">
          {closed.map(({ key, name, text, stuck }) => (
            <chakra.div key={key} display="grid" gap="2" justifyItems="start">
              <p>{text}</p>
              <Button size="sm" variant="quiet" onClick={() => takeOut(stuck)}>
                {`Quitar lo de ${name}`}
              </Button>
            </chakra.div>
          ))}
        </Notice>
      ) : null}
      {closing.length > 0 ? (
        <Notice tone="soon">
          {closing.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </Notice>
      ) : null}
    </>
  );
}

function Notice({ tone, children }: { tone: 'danger' | 'soon'; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      gap="3"
      padding="4"
      marginBottom="6"
      background="raised"
      borderRadius="card"
      borderLeft={`6px solid var(--td-colors-${tone})`}
    >
      <chakra.span {...(tone === 'danger' ? { color: 'danger' } : {})}>
        <Icon name={tone === 'danger' ? 'warning' : 'hourglass'} size={24} />
      </chakra.span>
      <chakra.div display="grid" gap="3" minWidth="0">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
