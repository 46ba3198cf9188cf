import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { ErrorState } from './ErrorState.tsx';

afterEach(cleanup);

/** Screen that retries; `headings` are the page headings of its error, skeleton and content steps. */
function Screen({ headings }: { headings: readonly (string | null)[] }) {
  const [step, setStep] = useState(0);
  const title = headings[step];
  return (
    <>
      {title ? <PageTitle key={title}>{title}</PageTitle> : null}
      {step === 0 ? <ErrorState message="Sin conexión." onRetried={() => setStep(1)} /> : null}
      {step === 1 ? <img src="/a.webp" alt="" onLoad={() => setStep(2)} /> : null}
    </>
  );
}

async function retry(headings: readonly (string | null)[]) {
  await renderWithMarketProviders(<Screen headings={headings} />);
  const button = screen.getByRole('button', { name: 'Reintentar' });
  button.focus();
  fireEvent.click(button);
  return () => void fireEvent.load(screen.getByRole('presentation'));
}
const focused = () => document.activeElement?.textContent;

test('the focus of who tries again goes to the page’s heading', async () => {
  await retry(['Tus pedidos', 'Tus pedidos', 'Tus pedidos']);
  await waitFor(() => expect(focused()).toBe('Tus pedidos'));
});

test('the focus of who tries again goes to the heading of what comes', async () => {
  const arrive = await retry(['Pedido', 'Pedido', 'Pedido 7']);
  await waitFor(() => expect(focused()).toBe('Pedido'));
  arrive();
  await waitFor(() => expect(focused()).toBe('Pedido 7'));
});

test('the focus of who tries again waits where the heading itself goes', async () => {
  const arrive = await retry(['Producto', null, 'Miel']);
  arrive();
  await waitFor(() => expect(focused()).toBe('Miel'));
});

test('the focus of who is elsewhere stays there', async () => {
  await renderWithMarketProviders(
    <>
      <input aria-label="Buscar" />
      <Screen headings={['Tus pedidos', 'Tus pedidos']} />
    </>,
  );
  screen.getByRole('textbox').focus();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await Promise.resolve();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
