import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { Modal } from './Modal.tsx';

afterEach(cleanup);

function Asking() {
  const [stage, setStage] = useState<'asks' | 'over'>('asks');
  const isOver = stage === 'over';
  return (
    <>
      <h1 tabIndex={-1}>Productos</h1>
      {isOver ? null : <button type="button">Borrar</button>}
      {isOver ? null : (
        <Modal labelledBy="title" onDismissed={() => {}}>
          <h2 id="title">¿Borrar?</h2>
          <button type="button" data-focus-first="" onClick={() => setStage('over')}>
            Sí
          </button>
        </Modal>
      )}
    </>
  );
}

test('R2.15 the heading has the focus where what opened a question goes together with it', async () => {
  await renderWithMarketProviders(<Asking />);
  const yes = screen.getByRole('button', { name: 'Sí' });
  expect(document.activeElement).toBe(yes);
  fireEvent.click(yes);
  expect(screen.queryAllByRole('button')).toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});
