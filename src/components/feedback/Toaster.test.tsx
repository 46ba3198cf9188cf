import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { TOAST_POSITIONS } from '../../../contract/notifications/feedback.ts';
import { renderMarket } from '../../../tests/support/render-market.tsx';
import type { Toast } from '../../machines/toasts/toasts.machine.ts';
import { Toaster } from './Toaster.tsx';

afterEach(cleanup);

const toast = (id: string, more: Partial<Toast> = {}): Toast => ({
  id,
  kind: 'success',
  title: 'Éxito',
  message: `Aviso ${id}`,
  position: 'top-right',
  ...more,
});

describe(Toaster, () => {
  test('R2.14 at most five at once, the newest', async () => {
    await renderMarket(
      <Toaster toasts={['1', '2', '3', '4', '5', '6'].map((id) => toast(id))} onDismissed={() => {}} />,
    );
    expect(screen.getAllByText(/^Aviso/).map(({ textContent }) => textContent)).toEqual([
      'Aviso 2',
      'Aviso 3',
      'Aviso 4',
      'Aviso 5',
      'Aviso 6',
    ]);
  });

  test('R2.14 six positions', async () => {
    for (const position of TOAST_POSITIONS) {
      const { container, unmount } = await renderMarket(
        <Toaster toasts={[toast('1', { position })]} onDismissed={() => {}} />,
      );
      expect(
        [...container.querySelectorAll('[data-position]')].map((corner) =>
          corner.getAttribute('data-position'),
        ),
      ).toEqual([position]);
      unmount();
    }
  });

  test('R2.14 an error is an alert, a success a status, each under its title', async () => {
    await renderMarket(
      <Toaster toasts={[toast('1'), toast('2', { kind: 'error', title: 'Error' })]} onDismissed={() => {}} />,
    );
    expect([screen.getByRole('status').textContent, screen.getByRole('alert').textContent]).toEqual([
      'ÉxitoAviso 1',
      'ErrorAviso 2',
    ]);
  });

  test('battery 121 what a server sends as markup is shown as text', async () => {
    const message = '<img src=x onerror=alert(1)>';
    const { container } = await renderMarket(
      <Toaster toasts={[toast('1', { message })]} onDismissed={() => {}} />,
    );
    expect([screen.getByText(message).textContent, container.querySelector('img')]).toEqual([message, null]);
  });

  test('battery 121 ten thousand letters without a space are there whole, in the room of a few lines', async () => {
    const message = 'ñ'.repeat(10_240);
    await renderMarket(<Toaster toasts={[toast('1', { message })]} onDismissed={() => {}} />);
    const { maxHeight, overflowY, overflowWrap } = getComputedStyle(screen.getByText(message));
    expect([maxHeight, overflowY, overflowWrap]).toEqual(['160px', 'auto', 'anywhere']);
  });

  test('R2.14 a toast can be closed by hand', async () => {
    const closed: string[] = [];
    await renderMarket(<Toaster toasts={[toast('7')]} onDismissed={(id) => closed.push(id)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
    expect(closed).toEqual(['7']);
  });
});
