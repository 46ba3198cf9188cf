import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderMarket } from '../../../../tests/support/views/render-market.tsx';
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
  await renderMarket(
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
  expect(screen.getByRole('table', { name: 'Tarros' })).toBeDefined();
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

test('R7.14 a card has a grid area for each of its cells, and hides the others', () => {
  const inCards = JARS.styles['@media (max-width:78.99rem)'];
  expect(JARS.styles).toMatchObject({ '& [data-cell=name]': { fontWeight: 'semibold' } });
  expect(inCards).toMatchObject({
    '& tbody tr': { gridTemplateAreas: '"choose name" ". price"', rowGap: '2' },
    '& [data-cell=choose]': { gridArea: 'choose', paddingRight: '2' },
    '& [data-cell=name]': { gridArea: 'name' },
    '& [data-cell=price]': { gridArea: 'price', textAlign: 'start' },
    '& [data-cell=weight]': { display: 'none' },
  });
});

test('R7.14 a table whose rows cannot be selected hides its headers in the card layout', () => {
  const { styles } = defineTable<Jar, 'name asc' | 'price asc' | 'price desc'>()({
    name: 'jars',
    columns,
    card: { areas: [['name']], narrowAreas: [['name'], ['price']], styles: {} },
    unsavedEdge: 'name',
  });
  expect(styles).toHaveProperty(['& tbody tr[data-unsaved=true] > [data-cell=name]']);
  expect(styles['@media (max-width:78.99rem)']).toMatchObject({
    '& thead': { position: 'absolute' },
    '& tbody tr': { '@media (max-width:23rem)': { gridTemplateAreas: '"name" "price"' } },
  });
  expect(styles['@media (max-width:78.99rem)']).not.toHaveProperty(['& [data-cell=choose]']);
});

test('R7.14 a grid area or a sort that does not exist does not compile', () => {
  defineTable<Jar, 'name asc'>()({
    name: 'jars',
    columns: { name: columns.name },
    // @ts-expect-error -- there is no column "nam"
    card: { areas: [['nam']], styles: {} },
  });
  defineTable<Jar, 'name asc'>()({
    name: 'jars',
    // @ts-expect-error -- there is no sort "name up"
    columns: { name: { ...columns.name, sort: { up: 'name up' } } },
    card: { areas: [['name']], styles: {} },
  });
});
