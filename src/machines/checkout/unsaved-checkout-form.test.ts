import { describe, expect, test } from 'vitest';
import {
  sampleUnsavedCheckout,
  openCheckoutScene,
  CHECKOUT_SHIPPING,
} from '../../../tests/support/browser/checkout.ts';
import { sampleId } from '../../../tests/support/samples/samples.ts';
import {
  BLANK_SHIPPING,
  readUnsavedCheckoutForm,
  type ShippingValues,
  withProvince,
  withEarlierShipping,
  withChangedField,
} from './unsaved-checkout-form.ts';

const of = (values: Partial<ShippingValues>) => ({ ...BLANK_SHIPPING, ...values });

describe('the province of a shipping', () => {
  test('R5.8 it follows the postal code until the shopper types one', () => {
    const begun = withChangedField(of({}), 'postalCode', '2', []);
    const known = withChangedField(begun, 'postalCode', '28013', []);
    const other = withChangedField(known, 'postalCode', '42001', []);
    const foreign = withChangedField(other, 'postalCode', 'SW1A', []);
    expect([begun, known, other, foreign].map(({ state }) => state)).toEqual(['', 'Madrid', 'Soria', '']);
  });

  test('R5.8 what was typed, or is known otherwise, is never overwritten', () => {
    const typed = of({ postalCode: '42001', state: 'Soria' });
    const elsewhere = of({ postalCode: '42001', state: 'Castilla y León' });
    const emptied = of({ postalCode: '42001' });
    expect([
      withChangedField(typed, 'postalCode', '28013', ['state']).state,
      withChangedField(elsewhere, 'postalCode', '28013', []).state,
      withChangedField(emptied, 'postalCode', '28013', ['state']).state,
      withProvince(elsewhere).state,
    ]).toEqual(['Soria', 'Castilla y León', '', 'Castilla y León']);
  });
});

describe('a field said anew', () => {
  test('only the postal code brings a province along', () => {
    const code = of({ postalCode: '42001' });
    expect(withChangedField(code, 'phone', '600 100 200', [])).toEqual({ ...code, phone: '600 100 200' });
  });
});

describe('a checkout that was kept', () => {
  test('it is taken up before a key was made as well as after, by the same shopper alone', () => {
    expect(
      readUnsavedCheckoutForm(sampleUnsavedCheckout({ key: null }), sampleUnsavedCheckout().userId),
    ).toEqual(sampleUnsavedCheckout({ key: null }));
    expect(readUnsavedCheckoutForm(sampleUnsavedCheckout(), sampleUnsavedCheckout().userId)).toEqual(
      sampleUnsavedCheckout(),
    );
    expect(readUnsavedCheckoutForm(sampleUnsavedCheckout(), sampleId(7))).toEqual(null);
    expect(
      readUnsavedCheckoutForm({ ...sampleUnsavedCheckout(), version: 2 }, sampleUnsavedCheckout().userId),
    ).toEqual(null);
  });
});

describe('a shipping completed from an earlier order', () => {
  const recalled = { ...CHECKOUT_SHIPPING, fullName: 'Otra', phone: '600 100 200', notes: 'Portería' };

  test('R5.8 an address comes whole, a person field by field, and notes stay with their order', () => {
    expect(withEarlierShipping(of({ fullName: 'Ana' }), recalled, [])).toEqual({
      ...CHECKOUT_SHIPPING,
      fullName: 'Ana',
      phone: '600 100 200',
    });
  });

  test('R5.8 no street lands in another city', () => {
    const partly = of({ city: 'Burgos' });
    expect(withEarlierShipping(partly, recalled, []).address).toBe('');
  });

  test('R5.8 a field that was typed in and emptied stays empty', () => {
    const { address, phone } = withEarlierShipping(of({}), recalled, ['city', 'phone']);
    expect([address, phone]).toEqual(['', '']);
  });
});

describe('the checkout and an earlier order', () => {
  test('R5.8 it fills in what the profile leaves open', () => {
    const { actor } = openCheckoutScene({ input: { known: { email: CHECKOUT_SHIPPING.email } } });
    actor.send({ type: 'shipping.changed', field: 'fullName', value: 'Bea' });
    actor.send({ type: 'shipping.recalled', shipping: CHECKOUT_SHIPPING });
    expect(actor.getSnapshot().context.shipping).toEqual({ ...CHECKOUT_SHIPPING, fullName: 'Bea' });
  });

  test('R5.8 where it went is known on where it was kept out: part of another address stood there, without its street', () => {
    const toldOf = (
      known: Partial<ShippingValues>,
      recalled: Partial<ShippingValues> = CHECKOUT_SHIPPING,
    ) => {
      const { actor } = openCheckoutScene({ input: { known } });
      actor.send({ type: 'shipping.recalled', shipping: recalled });
      return actor.getSnapshot().context.lastAddress;
    };
    expect([
      toldOf({ city: 'Burgos' }),
      toldOf({ city: 'Burgos', address: 'Sol 3' }),
      toldOf({}),
      toldOf({ city: 'Burgos' }, { ...CHECKOUT_SHIPPING, postalCode: '' }),
    ]).toEqual([
      { address: 'Calle Mayor 1', postalCode: '42001', city: 'Soria', state: 'Soria' },
      null,
      null,
      null,
    ]);
  });

  test('a checkout that is taken up again is left as it was', () => {
    const kept = sampleUnsavedCheckout({ shipping: of({ fullName: 'Bea' }) });
    const { actor } = openCheckoutScene({ input: { kept } });
    actor.send({ type: 'shipping.recalled', shipping: CHECKOUT_SHIPPING });
    expect(actor.getSnapshot().context.shipping).toEqual(of({ fullName: 'Bea' }));
  });
});
