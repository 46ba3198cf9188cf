import { assert, constantFrom, oneof, property, string, uuid } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LENGTHS } from './lengths.ts';
import { freeSlugOf, isSlugAllowed, slugOf } from './slug.ts';
import { RESERVED_SUBDOMAINS, storeFromHost, storeFromPath } from '../stores/store-urls.ts';

const SPANISH = Array.from('áéíóúüñÁÉÍÓÚÜÑçàè¿¡·_- &/.ªº€@');
const name = oneof(
  string({ maxLength: 120 }),
  string({ unit: constantFrom(...SPANISH, ...Array.from('abcdezABC019 ')), maxLength: 120 }),
);

describe(slugOf, () => {
  test.each([
    ['Cerámica de Ánxela', 'ceramica-de-anxela'],
    ['  El   Trompo__de ¡Año Nuevo!  ', 'el-trompo-de-ano-nuevo'],
    ['Pan & Miel, S.L.', 'pan-miel-sl'],
    ['-- Raíz --', 'raiz'],
    ['Łódź & Cía', 'lodz-cia'],
    ['Weiß', 'weiss'],
    ['GROẞ', 'gross'],
    ['Œuvre', 'oeuvre'],
    ['Ærø Smørrebrød', 'aero-smorrebrod'],
    ['Þórður Guðmundsson', 'thordur-gudmundsson'],
    ['Đặng Mỹ', 'dang-my'],
    ['Işık', 'isik'],
    ['İstanbul', 'istanbul'],
    ['Ħal Ŋ Ŧ', 'hal-n-t'],
    ['Gal·la', 'galla'],
    ['Gaŀla', 'galla'],
    ['D’Ors', 'dors'],
    ['L´Artesana', 'lartesana'],
    ['Puesto—de—prueba', 'puesto-de-prueba'],
    ['Uno–dos‐tres‑cuatro−cinco―seis', 'uno-dos-tres-cuatro-cinco-seis'],
    ['Pan — Miel', 'pan-miel'],
    ['— Raíz —', 'raiz'],
    ['¿?', ''],
    ['a_-_b', 'a-b'],
    [`${'a'.repeat(79)} b`, 'a'.repeat(79)],
    ['a'.repeat(90), 'a'.repeat(80)],
  ])('R5.2 %j becomes %j', (text, slug) => {
    expect(slugOf(text)).toEqual(slug);
  });

  test('R5.2 whatever the name: small letters, digits and single hyphens, no longer than it may be; and done twice it stays', () => {
    assert(
      property(name, (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^([a-z\d]+(-[a-z\d]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(LENGTHS.slug);
        expect(slugOf(slug)).toEqual(slug);
      }),
      { numRuns: 1_000 },
    );
  });

  test('R2.17 R2.18 a slug that is allowed finds its store by path, and by subdomain where it is two letters or more', () => {
    assert(
      property(name.map(slugOf).filter(isSlugAllowed), (slug) => {
        expect(storeFromPath(`/tienda/${slug}`)).toEqual(slug);
        const byHost = storeFromHost(`${slug}.tenderete.es`, 'tenderete.es');
        expect(byHost).toEqual(slug.length < 2 ? null : slug);
      }),
      { numRuns: 500 },
    );
  });
});

describe(isSlugAllowed, () => {
  test('R5.2 a slug is of 80 characters at most, of letters, figures and single hyphens between them', () => {
    const slugs = ['a'.repeat(80), 'a', '7', 'pan-y-miel-2'];
    const others = ['a'.repeat(81), '', '-a', 'a-', 'a--b', 'a_b', 'Pan', 'ñ', 'a b'];
    expect([...slugs, ...others].filter(isSlugAllowed)).toEqual(slugs);
  });

  test('R2.18 no store may be called as an address of the market is, or as an id looks', () => {
    const taken = ['active', 'user', 'new', ...RESERVED_SUBDOMAINS].filter(isSlugAllowed);
    expect(taken).toEqual([]);
    assert(
      property(uuid(), (id) => {
        expect(isSlugAllowed(id)).toEqual(false);
      }),
    );
  });
});

describe(freeSlugOf, () => {
  test.each([
    ['Pan y miel', [], 'pan-y-miel'],
    ['Pan y miel', ['pan-y-miel', 'pan-y-miel-3'], 'pan-y-miel-2'],
    ['Demo', [], 'demo-2'],
    ['¿?', [], 'tienda'],
    ['¿?', ['tienda'], 'tienda-2'],
    ['a'.repeat(80), ['a'.repeat(80)], `${'a'.repeat(78)}-2`],
    [`${'a'.repeat(77)} bb`, [`${'a'.repeat(77)}-bb`], `${'a'.repeat(77)}-2`],
  ])('R5.2 %j is called by what is free', (text, taken, slug) => {
    expect(freeSlugOf(text, new Set(taken))).toEqual(slug);
  });

  test('R5.2 whatever the name and whatever is taken, it is one that a store may have and none has', () => {
    assert(
      property(name, (text) => {
        const taken = new Set<string>();
        for (let stores = 0; stores < 12; stores += 1) {
          const slug = freeSlugOf(text, taken);
          expect([isSlugAllowed(slug), taken.has(slug)]).toEqual([true, false]);
          taken.add(slug);
        }
      }),
      { numRuns: 300 },
    );
  });
});
