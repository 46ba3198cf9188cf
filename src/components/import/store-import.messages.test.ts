import { expect, test } from 'vitest';
import { importRefusalText } from './store-import.messages.ts';

const FULL =
  'No cabe: de los 500 MB de tu cuenta te quedan 100 MB libres. Borra productos o puestos que ya no uses y vuelve a intentarlo.';

test.each(['CONFLICT', 'NO_ROOM'] as const)(
  'R8.14 battery 49 an archive that does not fit is refused with what fits and how to make room (%s)',
  (code) => expect(importRefusalText({ code, status: 409, message: FULL, errors: [] })).toBe(FULL),
);

test('R8.14 battery 49 without a word of the server an archive that does not fit is refused in ours', () => {
  expect(importRefusalText({ code: 'NO_ROOM', status: 409, errors: [] })).toBe(
    'En tu cuenta no cabe este archivo. Borra productos o puestos que ya no uses y vuelve a subirlo.',
  );
});
