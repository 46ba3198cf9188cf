import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { withoutRequestSchemas, withoutRows } from './strip-request-schemas.ts';

const ROOM = join(import.meta.dirname, '../../contract/endpoints');
const tables = readdirSync(ROOM).filter((name) => !name.endsWith('.test.ts'));

const ROW = `  createThing: {
    ...things,
    method: 'POST',
    path: '/things/{id}',
    params: Params,
    query: object({ from: optional(Instant), to: optional(Instant) }),
    body: optional(ThingCreate),
    confirmation: CONFIRMATION,
    answer: object({ thing: Thing }),
    refusals: ['CONFLICT'],
  },
`;

describe(withoutRequestSchemas, () => {
  test('what a request is checked with goes, and what the browser needs of a row stays', () => {
    expect(withoutRequestSchemas(ROW)).toBe(`  createThing: {
    ...things,
    method: 'POST',
    path: '/things/{id}',
    answer: object({ thing: Thing }),
    refusals: ['CONFLICT'],
  },
`);
  });

  test.each(['body: object({\n      name: Name,\n    }),\n', 'query,\n', 'params:\n      Params,\n'])(
    '%j cannot be left out by its line, and is refused',
    (part) => {
      expect(() => withoutRequestSchemas(`  one: {\n    ${part}  },\n`)).toThrow('on more than one line');
    },
  );

  test.each(tables)('%s is written so that it can be done', (name) => {
    const code = readFileSync(join(ROOM, name), 'utf8');
    const short = withoutRequestSchemas(code);
    expect(short.length).toBeLessThan(code.length);
    expect(short).toContain('answer: ');
  });
});

describe(withoutRows, () => {
  test('a table of calls stays without its rows, whose names are told', () => {
    expect(
      withoutRows(`import { a } from './a.ts';

export const thingEndpoints = {
  listThings: { ...things, answer: Things },
  createThing: {
    ...things,
    answer: Thing,
  },
} as const;
`),
    ).toEqual({ code: 'export const thingEndpoints = {};\n', names: ['listThings', 'createThing'] });
  });

  test.each([
    ['favourites.ts', ['listFavourites', 'addFavourites', 'removeFavourite', 'lookUpFavourites']],
    ['reminders.ts', ['askForReminder', 'confirmReminder', 'cancelReminder']],
  ])('no row of %s is forgotten', (name, rows) => {
    expect(withoutRows(readFileSync(join(ROOM, name), 'utf8')).names).toEqual(rows);
  });

  test('a table that begins otherwise is refused', () => {
    expect(() => withoutRows('export default {};')).toThrow('on a line of its own');
  });
});
