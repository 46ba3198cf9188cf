import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Window } from 'happy-dom';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { TOAST_POSITIONS } from '../../../contract/shell/toast.ts';
import {
  wrapInMarketProviders,
  renderWithMarketProviders,
} from '../../../tests/support/views/render-with-market-providers.tsx';
import type { Toast } from '../../machines/shell/toasts.machine.ts';
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

const PHONE = 'auto calc(72px + env(safe-area-inset-bottom))';
const TOP = '104px auto';
const BOTTOM = 'auto 24px';

describe(Toaster, () => {
  test('R2.14 at most five at once, the newest', async () => {
    await renderWithMarketProviders(
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
      const { container, unmount } = await renderWithMarketProviders(
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

  test.each([
    [390, { top: [PHONE, PHONE, PHONE], bottom: [PHONE, PHONE, PHONE] }],
    [1_270, { top: [TOP, TOP, TOP], bottom: [BOTTOM, BOTTOM, BOTTOM] }],
  ])(
    'R2.14 %d px wide: on a phone all stand above its bar, elsewhere where they are told to',
    async (width, expected) => {
      const { happyDOM } = window as unknown as Window;
      onTestFinished(() => happyDOM.setViewport({ width: 1_270 }));
      happyDOM.setViewport({ width });
      const placed: Record<string, string[]> = {};
      for (const position of TOAST_POSITIONS) {
        const { container, unmount } = render(
          await wrapInMarketProviders(<Toaster toasts={[toast('1', { position })]} onDismissed={() => {}} />),
        );
        const { top, bottom } = getComputedStyle(container.querySelector('[data-position]')!);
        (placed[position.split('-')[0] ?? ''] ??= []).push(`${top} ${bottom}`);
        unmount();
      }
      expect(placed).toEqual(expected);
    },
  );

  test.each([
    ['lies under them is moved out', 80, true, [{ block: 'center' }]],
    ['lies beside them stays', 80, false, []],
    ['is most of the page stays', 500, true, []],
  ])('R2.14 what has the focus and %s', async (_, height, isUnder, expected) => {
    const moved: unknown[] = [];
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    button.getBoundingClientRect = () => new DOMRect(600, 100, 200, height);
    button.scrollIntoView = (asked) => void moved.push(asked);
    vi.spyOn(document, 'elementFromPoint').mockImplementation((x, y) =>
      isUnder && x === 700 && y === 100 + height / 2 ? screen.getByText('Aviso 1') : button,
    );
    await renderWithMarketProviders(<Toaster toasts={[toast('1')]} onDismissed={() => {}} />);
    button.remove();
    expect(moved).toEqual(expected);
  });

  test('R2.14 an error is an alert, a success a status, each under its title', async () => {
    await renderWithMarketProviders(
      <Toaster toasts={[toast('1'), toast('2', { kind: 'error', title: 'Error' })]} onDismissed={() => {}} />,
    );
    expect([screen.getByRole('status').textContent, screen.getByRole('alert').textContent]).toEqual([
      'ÉxitoAviso 1',
      'ErrorAviso 2',
    ]);
  });

  test('battery 121 what a server sends as markup is shown as text', async () => {
    const message = '<img src=x onerror=alert(1)>';
    const { container } = await renderWithMarketProviders(
      <Toaster toasts={[toast('1', { message })]} onDismissed={() => {}} />,
    );
    expect([screen.getByText(message).textContent, container.querySelector('img')]).toEqual([message, null]);
  });

  test('battery 121 ten thousand letters without a space are there whole, in the room of a few lines', async () => {
    const message = 'ñ'.repeat(10_240);
    await renderWithMarketProviders(<Toaster toasts={[toast('1', { message })]} onDismissed={() => {}} />);
    const { maxHeight, overflowY, overflowWrap } = getComputedStyle(screen.getByText(message));
    expect([maxHeight, overflowY, overflowWrap]).toEqual(['160px', 'auto', 'anywhere']);
  });

  test('R2.14 a toast can be closed by hand', async () => {
    const closed: string[] = [];
    await renderWithMarketProviders(<Toaster toasts={[toast('7')]} onDismissed={(id) => closed.push(id)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }));
    expect(closed).toEqual(['7']);
  });
});
