import { expect, test } from 'vitest';
import { archiveConflictOf } from './archive-conflict.ts';

test('R3.9 a conflict at the announced archive says that it has no place, any other that one is being read', () => {
  const at = (field: string) => archiveConflictOf({ errors: [{ field, message: 'No cabe.' }] });
  expect([at('productsZipInfo'), at('slug'), archiveConflictOf({ errors: [] })]).toEqual([
    'NO_PLACE',
    'BEING_READ',
    'BEING_READ',
  ]);
});
