import { expect, test } from 'vitest';
import { object, type Struct } from 'superstruct';
import { validateInput } from './validate-input.ts';
import { PageNumber, pageQuery, QueryAmount, QueryBoolean, SearchText, SortOrder } from './pagination.ts';

const said = <T, S>(value: unknown, struct: Struct<T, S>) => {
  const checked = validateInput(value, struct);
  return checked.ok ? checked.value : checked.errors.map(({ message }) => message).join();
};

test('a page holds as many as are asked for, the cap at most', () => {
  const page = object(pageQuery(50));
  const limited = (limit: unknown) => said({ limit }, page);
  expect([limited('1'), limited('50'), limited('51'), limited('999999'), said({}, page)]).toEqual([
    { limit: 1 },
    { limit: 50 },
    { limit: 50 },
    { limit: 50 },
    {},
  ]);
  const wrong = ['0', '-1', '1.5', 'many', '', '1e1', null];
  expect(wrong.map(limited)).toEqual(wrong.map(() => 'El límite no es válido'));
});

test('an offset begins at 0, a page at 1', () => {
  const offset = (value: unknown) => said({ offset: value }, object(pageQuery(50)));
  expect([offset('0'), offset('1000000000')]).toEqual([{ offset: 0 }, { offset: 1_000_000_000 }]);
  expect(['-1', '1000000001', '0.5'].map(offset)).toEqual(
    Array.from({ length: 3 }, () => 'El desplazamiento no es válido'),
  );
  expect(['1', '10000000'].map((value) => said(value, PageNumber))).toEqual([1, 10_000_000]);
  expect(['0', '10000001', 'x'].map((value) => said(value, PageNumber))).toEqual(
    Array.from({ length: 3 }, () => 'La página no es válida'),
  );
});

test('R5.12 an amount is a number of 0 or more', () => {
  expect(['0', '12.50', 3].map((value) => said(value, QueryAmount))).toEqual([0, 12.5, 3]);
  const wrong = ['-0.01', '', 'x', '1,5', '1.', '.5', '12a', 'a12', '1'.repeat(16), ['5'], Infinity];
  expect(wrong.map((value) => said(value, QueryAmount))).toEqual(wrong.map(() => 'El importe no es válido'));
});

test('a switch is true or false, spelt out; an order is one of two', () => {
  expect(['true', 'false'].map((value) => said(value, QueryBoolean))).toEqual([true, false]);
  expect(['1', '', 'TRUE'].map((value) => said(value, QueryBoolean))).toEqual(
    Array.from({ length: 3 }, () => 'El valor no es válido'),
  );
  expect(['asc', 'desc'].map((value) => said(value, SortOrder))).toEqual(['asc', 'desc']);
  expect(said('up', SortOrder)).toBe('El orden no es válido');
});

test('a search is of 100 characters at most', () => {
  expect(said('a'.repeat(100), SearchText)).toBe('a'.repeat(100));
  expect(said('a'.repeat(101), SearchText)).toBe('No puede superar los 100 caracteres');
});
