import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { PopupStore } from '../../../contract/stores/popup-store.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleStore } from '../../../tests/support/samples/samples.ts';
import { StoreFacts } from './StoreFacts.tsx';

afterEach(cleanup);

async function told(fields: Partial<PopupStore>) {
  const { container } = await renderWithMarketProviders(
    <StoreFacts store={sampleStore({ config: {}, ...fields })} now={NOW} />,
  );
  const shown = {
    words: [...container.querySelectorAll('p')].map(({ textContent }) => textContent),
    links: screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  };
  cleanup();
  return shown;
}

test('R2.20 R2.24 R4.10 a store that will open can be noted; one that is over or paused leads to those that are open; all of them can be waited for', async () => {
  expect(await told({ status: 'scheduled', startDate: '2026-11-24T09:00:00.000Z' })).toEqual({
    words: ['Abre el 24 nov 2026, 10:00'],
    links: [
      ['Añadir al calendario: La Colmena', '/calendario/la-colmena.ics'],
      ['Avísame cuando abra La Colmena', '/avisame/la-colmena'],
    ],
  });
  expect(await told({ status: 'ended', endDate: '2026-11-18T19:00:00.000Z' })).toEqual({
    words: ['Cerró el 18 nov 2026, 20:00', 'Ya ha recogido. Ver puestos abiertos'],
    links: [
      ['Ver puestos abiertos', '/tiendas'],
      ['Avísame cuando vuelva La Colmena', '/avisame/la-colmena'],
    ],
  });
  expect(await told({ status: 'paused' })).toEqual({
    words: ['Está en pausa y ahora no vende. Ver puestos abiertos'],
    links: [
      ['Ver puestos abiertos', '/tiendas'],
      ['Avísame cuando vuelva La Colmena', '/avisame/la-colmena'],
    ],
  });
  expect((await told({})).links).toEqual([]);
});
