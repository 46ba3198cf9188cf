import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { press } from '../../../../tests/support/views/editor-driver.ts';
import { sampleId, sampleStore } from '../../../../tests/support/samples/samples.ts';
import {
  controls,
  stepFieldNamed,
  maxLengths,
  openStep,
  chipStatesIn,
  labelAndHintOf,
  typeInStep,
} from '../../../../tests/support/views/store-step.tsx';

afterEach(cleanup);

const panels = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the name of a store', () => {
  const of = sampleStore();

  test('each field says what belongs into it, and how much', async () => {
    const { changed, left } = await openStep('name', { name: 'La Colmena', tagline: 'De romero' });
    expect([panels(), maxLengths()]).toEqual([
      ['Cómo se llama', 'Qué cuenta de sí mismo'],
      [
        ['name', 100],
        ['slug', 80],
        ['tagline', 200],
        ['description', 2_000],
      ],
    ]);
    expect(['name', 'slug', 'tagline', 'description'].map(labelAndHintOf)).toEqual([
      ['Nombre del puesto', ''],
      [
        'Su dirección en el mercado (opcional)',
        'Se encontrará en /tienda/la-colmena. Sale del nombre. Si otro puesto ya la tiene, le pondremos un número detrás.',
      ],
      ['Lema (opcional)', 'Una frase corta, justo debajo del nombre.'],
      ['Descripción', 'Qué haces y cómo. Se lee en la página del puesto.'],
    ]);
    expect([
      stepFieldNamed('slug').getAttribute('placeholder'),
      stepFieldNamed('slug').getAttribute('spellcheck'),
    ]).toEqual(['la-colmena', 'false']);
    typeInStep('description', 'Miel');
    fireEvent.blur(stepFieldNamed('tagline'));
    expect([changed, left]).toEqual([[['description', 'Miel']], ['tagline']]);
  });

  test.each([
    ['typed for a new one', { slug: 'colmena' }, 'Letras sin tilde, números y guiones.'],
    ['of blanks', { slug: '  ' }, 'Sale del nombre.'],
    ['another than before', { of, slug: 'colmena' }, 'Quien tenga guardada la dirección de antes'],
    ['the same as before', { of, slug: 'la-colmena' }, 'Letras sin tilde, números y guiones.'],
  ])('an address that is %s is told of', async (_, values, said) => {
    await openStep('name', { name: 'Miel', ...values });
    expect(labelAndHintOf('slug')[1]).toContain(`. ${said}`);
  });
});

describe('the dates of a store', () => {
  const dates = { startDay: '2026-12-03', startTime: '10:00', endDay: '2026-12-09', endTime: '20:00' };
  const other = (number: number, startDate: string | null, endDate = '2026-12-05T19:00:00.000Z') =>
    sampleStore({ id: sampleId(30 + number), name: `Puesto ${number}`, startDate, endDate });

  test('days and times are written, chosen by length, or both', async () => {
    const { changed, left } = await openStep('dates', { dates }, { errors: { 'dates.endDay': 'Antes no' } });
    const shown = controls().map(({ name, type, value }) => [name, type, value]);
    expect(shown).toEqual([
      ['dates.startDay', 'date', '2026-12-03'],
      ['dates.startTime', 'time', '10:00'],
      ['dates.endDay', 'date', '2026-12-09'],
      ['dates.endTime', 'time', '20:00'],
    ]);
    expect(
      ['dates.startDay', 'dates.startTime', 'dates.endDay', 'dates.endTime'].map(labelAndHintOf),
    ).toEqual([
      ['Abre el', ''],
      ['A las', ''],
      ['Cierra el', 'Antes no'],
      ['A las', ''],
    ]);
    expect(chipStatesIn('Cuánto dura')).toEqual([
      ['Un fin de semana', 'false'],
      ['Una semana', 'true'],
      ['Dos semanas', 'false'],
      ['Un mes', 'false'],
    ]);
    await press('Un mes');
    typeInStep('dates.endTime', '21:00');
    fireEvent.blur(stepFieldNamed('dates.startTime'));
    expect([changed, left]).toEqual([
      [
        ['dates', { ...dates, endDay: '2027-01-01' }],
        ['dates', { ...dates, endTime: '21:00' }],
      ],
      ['dates.startTime'],
    ]);
  });

  test('without a first day no length can be chosen, and nobody stands beside it', async () => {
    await openStep('dates', { dates: { ...dates, startDay: '' } }, { isBusy: true });
    expect(screen.queryByRole('group', { name: 'Cuánto dura' })).toBe(null);
    expect(screen.queryByRole('region', { name: 'Con quién coincides' })).toBe(null);
    expect(controls().map(({ readOnly }) => readOnly)).toEqual([true, true, true, true]);
  });

  test('a stay of another length has none of the usual ones', async () => {
    await openStep('dates', { dates: { ...dates, endDay: '2026-12-08' } });
    expect(chipStatesIn('Cuánto dura').map(([, is]) => is)).toEqual(['false', 'false', 'false', 'false']);
  });

  test('the calendar has the days on which others open, and its two days are pressed there', async () => {
    const neighbours = [
      other(1, '2026-12-04T09:00:00.000Z'),
      other(2, '2026-12-10T09:00:00.000Z', '2026-12-12T09:00:00.000Z'),
      other(3, '2026-12-10T09:00:00.000Z', '2026-12-12T09:00:00.000Z'),
    ];
    const { changed } = await openStep('dates', { dates }, { neighbours });
    const table = screen.getByRole('grid');
    const heads = [...table.querySelectorAll('th')].map((head) => [
      head.getAttribute('aria-label'),
      head.textContent,
    ]);
    expect([heads[0], heads.length]).toEqual([['lunes', 'lun'], 7]);
    const named = (day: string) =>
      table.querySelector(`[data-value="${day}"] [aria-label]`)?.getAttribute('aria-label');
    expect([named('2026-12-03'), named('2026-12-04'), named('2026-12-10'), named('2026-12-11')]).toEqual([
      '3 de diciembre, elegido',
      '4 de diciembre, Ese día abre otro puesto',
      '10 de diciembre, Ese día abren otros puestos',
      '11 de diciembre',
    ]);
    const openings = [...table.querySelectorAll('[data-part=opening]')].map(
      (dot) => dot.parentElement?.textContent,
    );
    expect(openings).toEqual(['4', '10']);
    expect(screen.getByText('Abre otro puesto').isConnected).toBe(true);
    await press('11 de diciembre');
    expect(changed).toEqual([['dates', { ...dates, startDay: '2026-12-11', endDay: '' }]]);
  });

  test('the months are turned over, and the one of the first day is shown first', async () => {
    await openStep('dates', { dates: { ...dates, startDay: '2027-02-03', endDay: '' } });
    const month = () => document.querySelector('[data-part=range-text]')?.textContent;
    expect(month()).toBe('febrero de 2027');
    await press('Mes siguiente');
    expect(month()).toBe('marzo de 2027');
    await press('Mes anterior');
    await press('Mes anterior');
    expect(month()).toBe('enero de 2027');
  });

  test.each([
    [1, 1, 'Puesto 13–5 dic 2026'],
    [6, 6, 'Puesto 63–5 dic 2026'],
    [7, 7, 'y 1 más'],
    [9, 7, 'y 3 más'],
  ])('of %d that stand there then %d lines tell, the last «%s»', async (count, told, last) => {
    const neighbours = Array.from({ length: count }, (_, place) =>
      other(place + 1, '2026-12-03T10:00:00.000Z'),
    );
    await openStep('dates', { dates }, { neighbours });
    const lines = within(screen.getByRole('region', { name: 'Con quién coincides' })).getAllByRole(
      'listitem',
    );
    expect([lines.length, lines.at(-1)?.textContent]).toEqual([told, last]);
  });

  test('each way of sending is told of and taken out by itself; a pickup costs nothing', async () => {
    const shipping = {
      kind: 'shipping',
      price: '4,50',
      freeFrom: '40',
      days: '3',
      note: 'Península',
    } as const;
    const pickup = { kind: 'pickup', price: '', freeFrom: '', days: '', note: 'Calle Mayor 1' } as const;
    const errors = { 'delivery.0.days': 'Di un número' };
    const { changed, left } = await openStep('dates', { delivery: [shipping, pickup] }, { errors });
    const ways = controls()
      .slice(4)
      .map(({ name, value, inputMode }) => [name, value, inputMode]);
    expect(ways).toEqual([
      ['delivery.0.note', 'Península', ''],
      ['delivery.0.price', '4,50', 'decimal'],
      ['delivery.0.freeFrom', '40', 'decimal'],
      ['delivery.0.days', '3', 'numeric'],
      ['delivery.1.note', 'Calle Mayor 1', ''],
    ]);
    expect(
      controls()
        .slice(4)
        .map(({ name }) => labelAndHintOf(name)),
    ).toEqual([
      ['Qué hay que saber', 'Adónde llega y con quién. Por ejemplo: Península, por Correos.'],
      ['Cuánto cuesta (€)', '0 si es gratis.'],
      ['Gratis desde (€)', ''],
      ['Días que tarda', 'Di un número'],
      ['Dónde y cuándo', 'Por ejemplo: calle Mayor 1, Soria, sábados de 10 a 14.'],
    ]);
    expect(stepFieldNamed('delivery.1.note').maxLength).toBe(500);
    expect(screen.getAllByRole('group', { name: /^(Envío|Recogida)$/ }).length).toBe(2);
    typeInStep('delivery.0.price', '5');
    fireEvent.blur(stepFieldNamed('delivery.1.note'));
    await press('Quitar Recogida');
    await press('Añadir Envío');
    expect([changed, left]).toEqual([
      [
        ['delivery', [{ ...shipping, price: '5' }, pickup]],
        ['delivery', [shipping]],
        ['delivery', [shipping, pickup, { ...pickup, kind: 'shipping', note: '' }]],
      ],
      ['delivery.1.note'],
    ]);
  });

  test.each([
    [7, 2],
    [8, 0],
  ])('a store of %d ways to send can have %d others', async (count, offered) => {
    const way = { kind: 'pickup', price: '', freeFrom: '', days: '', note: '' } as const;
    await openStep('dates', { delivery: Array.from({ length: count }, () => way) });
    expect(screen.queryAllByRole('button', { name: /^Añadir/ }).length).toBe(offered);
  });
});
