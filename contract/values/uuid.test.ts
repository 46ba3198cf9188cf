import { expect, test } from 'vitest';
import { isUuid } from './uuid.ts';

const ID = '01890000-0000-7000-8000-00000000000a';

test('R5.15 a text of that form is an id, in either case, and nothing else is', () => {
  expect([ID, ID.toUpperCase()].map(isUuid)).toEqual([true, true]);
  const others = [
    [ID],
    `${ID}0`,
    `0${ID}`,
    ID.slice(1),
    ID.slice(0, -1),
    ID.replaceAll('-', ''),
    ID.replace('a', 'g'),
    '01890000-000-7000-8000-00000000000a',
    '01890000-00000-7000-8000-00000000000a',
    '01890000-0000-700-8000-00000000000a',
    '01890000-0000-70000-8000-00000000000a',
    '01890000-0000-7000-800-00000000000a',
    '01890000-0000-7000-80000-00000000000a',
    '',
    null,
  ];
  expect(others.filter(isUuid)).toEqual([]);
});
