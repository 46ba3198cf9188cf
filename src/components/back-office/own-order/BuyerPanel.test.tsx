import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderMarket } from '../../../../tests/support/render-market.tsx';
import { sampleOrder } from '../../../../tests/support/samples.ts';
import { BuyerPanel } from './BuyerPanel.tsx';

afterEach(cleanup);

const { shippingInfo } = sampleOrder();

const show = (changed: Partial<typeof shippingInfo>) =>
  renderMarket(<BuyerPanel order={{ shippingInfo: { ...shippingInfo, ...changed } }} />);

describe(BuyerPanel, () => {
  test('R3.13 a number is called by its digits, and an address is written to, and parted before its host alone', async () => {
    await show({ phone: '+34 600 100 111', email: 'consumidora@tenderete.example' });
    expect(screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.innerHTML])).toEqual([
      ['tel:+34600100111', '+34 600 100 111'],
      [
        'mailto:consumidora@tenderete.example',
        '<span>consumidora</span><wbr><span>@tenderete.example</span>',
      ],
    ]);
  });

  test('R3.13 what was not left is not offered', async () => {
    await show({ phone: undefined, email: undefined });
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
