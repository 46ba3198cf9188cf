import { expect, test } from 'vitest';
import { sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { emptyingRefusalText, storeEmptyingMessages } from './producer-store.messages.ts';

const { done, confirm, foreign, kept, emptying } = storeEmptyingMessages;

test('R3.15 what became of one or many is said as one or many', () => {
  expect([
    done(3, '3', 2, '2'),
    done(1, '1', 1, '1'),
    done(3, '3', 0, '0'),
    confirm(1, '1'),
    foreign(1, '1').startsWith('Otro producto'),
    kept(2, '2'),
    emptying(1, '1'),
  ]).toEqual([
    'Se han borrado 3 productos y 2 fotos.',
    'Se ha borrado 1 producto y 1 foto.',
    'Se han borrado 3 productos.',
    'Borrar 1 producto',
    true,
    '2 productos no se han podido borrar:',
    'Borrando 1 producto…',
  ]);
});

test('R8.11 too many are counted in the server’s own words, where it has some', () => {
  const failure = sampleFailure('TOO_MANY_PRODUCTS');
  expect([
    emptyingRefusalText(failure),
    emptyingRefusalText({ ...failure, message: 'No más de 10.' }),
  ]).toEqual(['Son demasiados productos para borrarlos de una vez.', 'No más de 10.']);
});
