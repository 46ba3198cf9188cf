import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { sampleOrder } from '../../../../tests/support/samples/samples.ts';
import { RecipientPanel } from './RecipientPanel.tsx';

afterEach(cleanup);

const { shippingInfo } = sampleOrder();

const show = (changed: Partial<typeof shippingInfo>) =>
  renderWithMarketProviders(<RecipientPanel order={{ shippingInfo: { ...shippingInfo, ...changed } }} />);

describe(RecipientPanel, () => {
  test('R3.13 a number is called by its digits, and an address is written to, and parted before its host alone', async () => {
    await show({ phone: '+34 600 100 111', email: 'consumidora@tenderete.example' });
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['tel:+34600100111', '+34 600 100 111'],
      ['https://wa.me/34600100111', '+34 600 100 111'],
      ['mailto:consumidora@tenderete.example', 'consumidora@tenderete.example'],
    ]);
    expect(
      Array.from(links[2]?.children ?? [], ({ localName, textContent }) => [localName, textContent]),
    ).toEqual([
      ['span', 'consumidora'],
      ['wbr', ''],
      ['span', '@tenderete.example'],
    ]);
  });

  test('R3.13 a landline has no WhatsApp', async () => {
    await show({ phone: '949 20 10 11', email: undefined });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:949201011']);
  });

  test('R3.13 what was not left is not offered', async () => {
    await show({ phone: undefined, email: undefined });
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
