import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { inBackOffice } from '../../../tests/support/views/producer-orders.tsx';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../../../tests/support/samples/samples.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { ContentFallback } from './ContentFallback.tsx';

afterEach(cleanup);

test('of a few the chosen one is pressed, and how many there are is told where that is known', async () => {
  const chosen: string[] = [];
  await renderWithMarketProviders(
    inBackOffice(
      <ChoiceChips
        label="Estado"
        choices={[
          { value: 'open', word: 'Abiertos', count: 0 },
          { value: 'closed', word: 'Cerrados', count: 1_200 },
          { value: 'all', word: 'Todos' },
        ]}
        chosen="closed"
        onChosen={(value) => chosen.push(value)}
      />,
    ),
  );
  const chips = within(screen.getByRole('group', { name: 'Estado' })).getAllByRole('button');
  for (const chip of chips) fireEvent.click(chip);
  expect(
    chips.map((chip) => [
      [...chip.children].map(({ textContent }) => textContent),
      chip.getAttribute('aria-pressed'),
    ]),
  ).toEqual([
    [['Abiertos', '0'], 'false'],
    [['Cerrados', '1.200'], 'true'],
    [['Todos'], 'false'],
  ]);
  expect(chosen).toEqual(['open', 'closed', 'all']);
});

describe('what stands where content is not', () => {
  let retries = 0;
  const gone = { gone: 'Este puesto no está', goneHint: 'Puede que se haya borrado.' };
  const failure = sampleFailure('TIMEOUT');
  test.each([
    ['it is on its way', null, null, true, ['Cargando el puesto'], []],
    ['nothing is known', null, null, false, [], []],
    ['it did not come', null, failure, true, ['El puesto no ha cargado', 'TIMEOUT'], ['Reintentar']],
    ['it is no more', gone, failure, true, ['Este puesto no está', 'Puede que se haya borrado.'], []],
  ])('that %s', async (_, isGone, why, isComing, texts, ways) => {
    retries = 0;
    await renderWithMarketProviders(
      inBackOffice(
        <main>
          <ContentFallback
            words={{ coming: 'Cargando el puesto', unavailable: 'El puesto no ha cargado' }}
            gone={isGone}
            failure={why}
            failureText={({ code }) => code}
            isComing={isComing}
            heights={['12rem', '18rem']}
            onRetried={() => void (retries += 1)}
          />
        </main>,
      ),
    );
    const main = screen.getByRole('main');
    const buttons = screen.queryAllByRole('button');
    for (const button of buttons) fireEvent.click(button);
    expect([...main.querySelectorAll('h2, p, [role=status]')].map((one) => one.textContent)).toEqual(texts);
    expect([buttons.map((one) => one.textContent), retries]).toEqual([ways, ways.length]);
    expect(main.querySelectorAll('[aria-busy=true]')).toHaveLength(Number(texts[0] === 'Cargando el puesto'));
  });
});

describe('a screen of the back office before any of its code is there', () => {
  const places = () =>
    screen
      .getAllByLabelText('Principal')
      .map((way) =>
        [...way.querySelectorAll('a, button')].map(
          (one) => `${one.textContent} ${one.getAttribute('href') ?? ''}`,
        ),
      );

  test('who sells finds their ways around, and its heading', async () => {
    await renderWithMarketProviders(
      inBackOffice(<ScreenSkeleton area="producer" path="/producer/orders" title="Pedidos" />),
    );
    const [figures, market, account] = [
      'Estadísticas /producer/popup-stores?sortBy=startDate',
      'Mercado /',
      'Tu cuenta /profile',
    ];
    const daily = ['Hoy /producer/dashboard', 'Pedidos /producer/orders', 'Productos /producer/products'];
    expect(places()).toEqual([
      [...daily, 'Puestos /producer/popup-stores', figures, market, account],
      [...daily, 'Puesto /producer/popup-stores', 'Más ', figures, market, account],
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pedidos');
    const more = screen.getByText('Más');
    const panel = document.getElementById(more.getAttribute('popovertarget') ?? '');
    expect([more.getAttribute('type'), panel?.querySelectorAll('a').length]).toEqual(['button', 3]);
  });

  test('an admin finds theirs; what has no name yet has no heading', async () => {
    await renderWithMarketProviders(
      inBackOffice(<ScreenSkeleton area="admin" path="/admin/orders/7" title={null} />),
    );
    const [rail = [], bar = []] = places();
    expect([rail[0], rail.at(-1), rail.length, bar.length]).toEqual([
      'Panel /admin/dashboard',
      'Tu cuenta /profile',
      11,
      12,
    ]);
    expect(screen.queryByRole('heading', { level: 1 })).toBe(null);
  });
});
