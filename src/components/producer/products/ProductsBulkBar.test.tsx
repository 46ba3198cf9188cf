import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { leafTexts } from '../../../../tests/support/views/leaf-texts.ts';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { tallyOf } from '../../../machines/ui/row-changes.selectors.ts';
import { productChangesMachine } from '../../../machines/producer/products/product-changes.machine.ts';
import { productDeletionsMachine } from '../../../machines/producer/products/product-deletions.machine.ts';
import { backOfficeSystem } from '../../../theme/back-office/system.ts';
import { ProductsBulkBar } from './ProductsBulkBar.tsx';

afterEach(cleanup);

interface Rounds {
  /** Number of selected products. */
  count: number;
  /** Number of hidden products. */
  hidden?: number;
  /** Number of deletions, of which the first is done. */
  going?: number;
}

const idsOf = (count = 0) => Array.from({ length: count }, (_, index) => `${index}`);

async function showBar({ count, hidden, going }: Rounds) {
  cleanup();
  const plain = { failure: null, next: null };
  const changed = idsOf(hidden).map((id) => [
    id,
    { ...plain, change: { isActive: false }, stage: 'saved' as const },
  ]);
  const deleted = idsOf(going).map((id, index) => [
    id,
    {
      ...plain,
      change: { isDeleted: true as const },
      stage: index === 0 ? ('saved' as const) : ('pending' as const),
    },
  ]);
  const changesRef = createActor(productChangesMachine, {
    snapshot: productChangesMachine.resolveState({
      value: 'resting',
      context: { entries: Object.fromEntries(changed), round: idsOf(hidden) },
    }),
  });
  const deletionsRef = createActor(productDeletionsMachine, {
    snapshot: productDeletionsMachine.resolveState({
      value: going === undefined ? 'resting' : { sending: 'going' },
      context: { entries: Object.fromEntries(deleted), round: idsOf(going) },
    }),
  });
  const heard: unknown[] = [];
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <ProductsBulkBar
        {...{ changesRef, deletionsRef, count }}
        selectors={{ tallyOf }}
        onActivated={(isActive) => heard.push(isActive)}
        onDeleted={() => heard.push('deleted')}
        onForgotten={() => heard.push('forgotten')}
      />
    </ChakraProvider>,
  );
  return heard;
}

const bars = () =>
  screen.queryAllByRole('region', { name: 'Productos elegidos' }).map((bar) => leafTexts(bar));
const said = () => screen.getByRole('status').textContent;

test('R7.15 what is chosen is put on sale, hidden, deleted or let go of', async () => {
  const heard = await showBar({ count: 1 });
  expect([bars(), said()]).toEqual([
    [['1 elegido', 'Publicar', 'Ocultar', 'Borrar', 'Quitar selección']],
    '',
  ]);
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(heard).toEqual([true, false, 'deleted', 'forgotten']);
  await showBar({ count: 0 });
  expect([bars(), said()]).toEqual([[], '']);
});

test('while products go nothing else is told or done, whatever was before and is chosen now', async () => {
  await showBar({ count: 1, hidden: 2, going: 2 });
  expect([bars(), said()]).toEqual([[['1 de 2 productos', 'Pausar', 'Parar']], '']);
  await showBar({ count: 0, hidden: 2, going: 2 });
  expect([bars(), said()]).toEqual([[['1 de 2 productos', 'Pausar', 'Parar']], '']);
});

test('what became of a round is said, and stands until others are chosen', async () => {
  await showBar({ count: 0, hidden: 2 });
  expect([bars(), said()]).toEqual([[['2 productos cambiados', 'Cerrar']], '2 productos cambiados']);
  await showBar({ count: 2, hidden: 2 });
  expect(bars()).toEqual([['2 elegidos', 'Publicar', 'Ocultar', 'Borrar', 'Quitar selección']]);
  await showBar({ count: 0, hidden: 1 });
  expect([bars(), said()]).toEqual([[], '']);
});
