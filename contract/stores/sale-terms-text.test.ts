import { describe, expect, test } from 'vitest';
import { createFormatter, DEFAULT_MARKET } from '../values/format.ts';
import type { PublicOwner } from './popup-store.ts';
import { WITHDRAWAL_RIGHT_MESSAGE, saleTermsOf } from './sale-terms-text.ts';

const format = createFormatter(DEFAULT_MARKET);
const textsOf = (owner: PublicOwner | null) =>
  Object.fromEntries(
    saleTermsOf(owner, format).map(({ title, lines }) => [
      title,
      lines.map(({ text }) => text.replaceAll('\u00a0', ' ')),
    ]),
  );
const paid = (payment: PublicOwner['payment']) => textsOf({ name: 'Ana', payment })['Cómo se paga'];
const sent = (delivery: PublicOwner['delivery']) => textsOf({ name: 'Ana', delivery })['Cómo te llega'];

describe(saleTermsOf, () => {
  test('R5.4 a store that told everything says who sells, how it is paid, how it comes and what comes back', () => {
    expect(
      textsOf({
        name: 'Lola Jiménez',
        legalName: 'Imprenta Tinta Fina, S.C.',
        taxId: 'J00000018',
        address: 'Calle Ancha, 40, Cádiz',
        email: 'taller@tintafina.example',
        telephone: '+34 600 100 206',
        payment: [{ kind: 'bizum', note: 'Al 600 100 206.' }],
        delivery: [{ kind: 'shipping', price: 3.9, freeFrom: 30, days: 3 }],
        returns: 'En 14 días, salvo lo grabado.',
      }),
    ).toEqual({
      'Quién vende': [
        'Imprenta Tinta Fina, S.C.',
        'NIF J00000018',
        'Calle Ancha, 40, Cádiz',
        'taller@tintafina.example',
        '+34 600 100 206',
      ],
      'Cómo se paga': ['Bizum. Al 600 100 206.'],
      'Cómo te llega': ['Envío: 3,90 €, gratis desde 30,00 €, en 3 días.'],
      'Si lo devuelves': ['En 14 días, salvo lo grabado.', WITHDRAWAL_RIGHT_MESSAGE],
    });
    expect(WITHDRAWAL_RIGHT_MESSAGE).toBe(
      'Tienes 14 días para desistir sin dar motivos, salvo en lo perecedero y lo hecho a tu medida.',
    );
  });

  test('R5.4 what a store has not told is said, and nothing is made up', () => {
    const silent = {
      'Cómo se paga': ['Este puesto todavía no ha dicho cómo se paga: te lo dirá al recibir tu pedido.'],
      'Cómo te llega': [
        'Este puesto todavía no ha dicho cómo ni por cuánto lo envía: te lo dirá al recibir tu pedido.',
      ],
      'Si lo devuelves': [WITHDRAWAL_RIGHT_MESSAGE],
    };
    expect([textsOf(null), textsOf({ name: 'Ana', payment: [], delivery: [] })]).toEqual([
      { 'Quién vende': ['Este puesto todavía no ha dicho quién vende.'], ...silent },
      { 'Quién vende': ['Ana', 'Todavía no ha dicho su NIF, su dirección ni cómo localizarle.'], ...silent },
    ]);
    const ownerOf = (owner: Partial<PublicOwner>) =>
      textsOf({ name: 'Ana', ...owner })['Quién vende']?.at(-1);
    expect([
      ownerOf({ taxId: '00000001R', telephone: '600 100 200' }),
      ownerOf({ email: 'ana@example.com' }),
    ]).toEqual(['Todavía no ha dicho su dirección.', 'Todavía no ha dicho su NIF ni su dirección.']);
  });

  test('R5.4 each way to pay says what one must know', () => {
    const kinds = ['bizum', 'transfer', 'cash_on_delivery', 'in_person', 'other', 'trueque'];
    expect(paid(kinds.map((kind) => ({ kind })))).toEqual([
      'Bizum. Te dirá a qué número al recibir tu pedido.',
      'Transferencia. Te dirá a qué cuenta al recibir tu pedido.',
      'Contra reembolso. Pagas cuando te llega el paquete.',
      'En mano. Pagas al recogerlo.',
      'De otra forma. Te dirá cuál al recibir tu pedido.',
      'De otra forma. Te dirá cuál al recibir tu pedido.',
    ]);
    expect(paid([{ kind: 'transfer', note: 'ES91 2100 0418.' }])).toEqual(['Transferencia. ES91 2100 0418.']);
  });

  test('R5.4 R9.11 what sending costs is told, and where it is collected', () => {
    expect(
      sent([
        { kind: 'shipping' },
        { kind: 'shipping', price: 0, days: 0 },
        { kind: 'shipping', price: 5, days: 1, note: 'En bicicleta.' },
        { kind: 'pickup' },
        { kind: 'pickup', price: 0, note: 'En el taller.' },
        { kind: 'pickup', price: 1.5, note: 'En el punto de recogida.' },
      ]),
    ).toEqual([
      'Envío: te dirá cuánto cuesta al recibir tu pedido.',
      'Envío: gratis, el mismo día.',
      'Envío: 5,00 €, en 1 día. En bicicleta.',
      'Recogida. Te dirá dónde al recibir tu pedido.',
      'Recogida. En el taller.',
      'Recogida: 1,50 €. En el punto de recogida.',
    ]);
  });

  test('who sells can be written to and called', () => {
    const [owner] = saleTermsOf({ name: 'Ana', email: 'ana@example.com', telephone: '+34 600-100' }, format);
    expect(owner?.lines.flatMap(({ href }) => href ?? [])).toEqual([
      'mailto:ana@example.com',
      'tel:+34600100',
    ]);
  });
});
