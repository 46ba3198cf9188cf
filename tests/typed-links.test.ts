import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Links, and whether each of them leads somewhere. */
const LINKS: readonly [link: string, leads: boolean][] = [
  ['<AppLink to="/tiendas">a</AppLink>', true],
  ['<AppLink to="/tienda/$id" params={{ id: "la-colmena" }}>a</AppLink>', true],
  ['<AppLink to="/producer/dashboard">a</AppLink>', true],
  ['<AppLink to="/login" search={{ origin: "/checkout" }}>a</AppLink>', true],
  ['<AppLink href={`/tienda/${name}`}>a</AppLink>', true],
  ['<AppLink href={`/products?q=${name}`}>a</AppLink>', true],
  ['<TextLink to="/terms">a</TextLink>', true],
  ['<LinkButton to="/cart" variant="quiet" wide>a</LinkButton>', true],
  ['<AppLink to="/tiendaz">a</AppLink>', false],
  ['<AppLink to="/tienda/$id">a</AppLink>', false],
  ['<AppLink to="/tienda/$id" params={{ slug: "la-colmena" }}>a</AppLink>', false],
  ['<AppLink to="/login" search={{ origin: 7 }}>a</AppLink>', false],
  ['<AppLink href="/tiendaz">a</AppLink>', false],
  ['<AppLink href={name}>a</AppLink>', false],
  ['<AppLink href={`/tiendaz?q=${name}`}>a</AppLink>', false],
  ['<AppLink>a</AppLink>', false],
  ['<TextLink to="/term">a</TextLink>', false],
  ['<LinkButton to="/carts" variant="quiet">a</LinkButton>', false],
  ['<LinkButton to="/cart" variant="quit">a</LinkButton>', false],
];

const HEAD = [
  "import { LinkButton } from '../../src/components/forms/Button.tsx';",
  "import { AppLink, TextLink } from '../../src/components/layout/AppLink.tsx';",
  "import type {} from '../../src/house-router.ts';",
  'export const planted = (name: string) => [LinkButton, AppLink, TextLink, name,',
];

mkdirSync(join(root, '.cache'), { recursive: true });
// Below the project, where the compiler finds what the project imports.
const folder = mkdtempSync(join(root, '.cache', 'links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a link to where nothing is does not compile', () => {
  const lines = [...HEAD, ...LINKS.map(([link]) => `${link},`), '];', ''];
  writeFileSync(join(folder, 'planted.tsx'), lines.join('\n'));
  const config = { extends: '../../tsconfig.json', include: ['planted.tsx'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    ['--project', folder, '--pretty', 'false'],
    {
      encoding: 'utf8',
    },
  );
  const refused = [...stdout.matchAll(/^\S*planted\.tsx\((\d+),/gm)].map(
    ([, line]) => lines[Number(line) - 1],
  );
  expect(new Set(refused)).toEqual(new Set(LINKS.filter(([, leads]) => !leads).map(([link]) => `${link},`)));
}, 120_000);
