import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { DataTable } from './DataTable.tsx';
import { defineTable } from './define-table.ts';
import { TableCells } from './TableCells.tsx';

interface Jar {
  name: string;
  price: number;
}

const columns = {
  name: {
    header: 'Nombre',
    sort: { up: 'name asc' },
    cell: ({ name }: Jar) => <b>{name}</b>,
    isRowHeader: true,
    hasPlainHeader: true,
    styles: { fontWeight: 'semibold' },
  },
  price: {
    header: 'Precio',
    sort: { up: 'price asc', down: 'price desc', first: 'down' },
    cell: ({ price }: Jar) => `${price} €`,
    canHide: true,
    cardStyles: { textAlign: 'start' },
  },
  weight: { header: 'Peso', cell: () => '500 g', canHide: true },
} as const;

const JARS = defineTable<Jar, 'name asc' | 'price asc' | 'price desc'>()({
  name: 'jars',
  columns,
  card: {
    areas: [
      ['choose', 'name'],
      ['.', 'price'],
    ],
    styles: { rowGap: '2' },
  },
  selection: { cardStyles: { paddingRight: '2' } },
});

afterEach(cleanup);

const attributesOf = (cells: readonly Element[]) =>
  cells.map((cell) => [
    cell.localName,
    cell.getAttribute('role'),
    cell.getAttribute('scope'),
    cell.getAttribute('data-cell'),
    cell.textContent,
  ]);

test('R7.14 a table has the headers, cells and sorts of its columns', async () => {
  const asked: string[] = [];
  await renderWithMarketProviders(
    <DataTable
      of={JARS}
      label="Tarros"
      sorting={{ sorted: 'name asc', onSorted: (sort) => asked.push(sort) }}
    >
      <tr>
        <TableCells of={JARS} row={{ name: 'Miel', price: 7 }} />
      </tr>
    </DataTable>,
  );
  expect(screen.queryAllByRole('table', { name: 'Tarros' })).toHaveLength(1);
  expect(attributesOf([...document.querySelectorAll('thead th')])).toEqual([
    ['th', 'columnheader', 'col', null, 'Nombre'],
    ['th', 'columnheader', 'col', 'price', 'Precio'],
    ['th', 'columnheader', 'col', 'weight', 'Peso'],
  ]);
  expect(attributesOf([...document.querySelectorAll('tbody tr > *')])).toEqual([
    ['th', 'rowheader', 'row', 'name', 'Miel'],
    ['td', 'cell', null, 'price', '7 €'],
    ['td', 'cell', null, 'weight', '500 g'],
  ]);
  expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'))).toEqual([
    'ascending',
    'none',
    null,
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Precio' }));
  expect(asked).toEqual(['price desc']);
});

test('R9.13 the columns menu offers the columns that can be hidden', () => {
  expect(JARS.menu).toEqual({
    name: 'jars',
    columns: [
      { cell: 'price', word: 'Precio' },
      { cell: 'weight', word: 'Peso' },
    ],
  });
});

/** Styles of a selector in the table, or in the card layout. */
const stylesOf = (styles: object, selector: string): unknown => Reflect.get(styles, selector);
const cardOf = ({ styles }: { styles: object }, selector: string): unknown =>
  stylesOf(Object(stylesOf(styles, '@media (max-width:78.99rem)')), selector);

test('R7.14 a card has a grid area for each of its cells, and hides the others', () => {
  expect(stylesOf(JARS.styles, '& [data-cell=name]')).toEqual({ fontWeight: 'semibold' });
  expect(['choose', 'name', 'price', 'weight'].map((key) => cardOf(JARS, `& [data-cell=${key}]`))).toEqual([
    { gridArea: 'choose', width: 'auto', paddingRight: '2' },
    { gridArea: 'name' },
    { gridArea: 'price', textAlign: 'start' },
    { display: 'none' },
  ]);
  expect(stylesOf(Object(cardOf(JARS, '& tbody tr')), 'gridTemplateAreas')).toBe('"choose name" ". price"');
});

test('R7.14 a table whose rows cannot be selected has no area for a checkbox, and marks unsaved rows', () => {
  const table = defineTable<Jar, 'name asc' | 'price asc' | 'price desc'>()({
    name: 'jars',
    columns,
    card: { areas: [['name']], narrowAreas: [['name'], ['price']], styles: {} },
    unsavedEdge: 'name',
  });
  expect(stylesOf(table.styles, '& tbody tr[data-unsaved=true] > [data-cell=name]')).toEqual({
    '@media (min-width:79rem)': { boxShadow: 'inset 4px 0 var(--td-colors-soon)' },
  });
  expect(cardOf(table, '& [data-cell=choose]')).toBe(undefined);
  expect(stylesOf(Object(cardOf(table, '& tbody tr')), '@media (max-width:23rem)')).toEqual({
    gridTemplateAreas: '"name" "price"',
  });
});

test('R7.14 a grid area or a sort that does not exist does not compile', () => {
  const misspelt = [
    defineTable<Jar, 'name asc'>()({
      name: 'area',
      columns: { name: columns.name },
      // @ts-expect-error -- there is no column "nam"
      card: { areas: [['nam']], styles: {} },
    }),
    defineTable<Jar, 'name asc'>()({
      name: 'sort',
      // @ts-expect-error -- there is no sort "name up"
      columns: { name: { ...columns.name, sort: { up: 'name up' } } },
      card: { areas: [['name']], styles: {} },
    }),
  ];
  expect(misspelt.map(({ name }) => name)).toEqual(['area', 'sort']);
});
