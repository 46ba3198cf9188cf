import { expect, test } from 'vitest';
import { isLicenceAllowed } from './allowed-licences.ts';
import { splitCopyright } from './licence-file.ts';
import type { LockedPackage } from './locked-packages.ts';
import { type Notice, noticesDocument } from './notices-document.ts';

const MIT = `MIT License

Copyright (c) 2020 Ana

Permission is hereby granted,
provided that the above copyright notice is kept.
`;

const locked: LockedPackage = {
  name: 'one',
  version: '1.0.0',
  licence: 'MIT',
  folder: 'node_modules/one',
  isProduction: true,
  isOptional: false,
};
const one: Notice = { ...locked, ...splitCopyright(MIT), notice: null };

test.each([
  ['left-pad', 'MIT', true],
  ['left-pad', '(MIT OR GPL-2.0)', true],
  ['left-pad', 'MIT AND GPL-2.0', false],
  ['left-pad', 'OFL-1.1', false],
  ['left-pad', 'unknown', false],
  ['@fontsource/bodoni-moda', 'OFL-1.1', true],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['@img/sharp-linux-x64', 'LGPL-3.0-or-later', false],
])('%s under %s: allowed is %s', (name, licence, isAllowed) => {
  expect(isLicenceAllowed(name, licence)).toBe(isAllowed);
});

test('copyright lines are separated, sentences about copyright stay', () => {
  expect(splitCopyright(MIT)).toEqual({
    copyright: ['Copyright (c) 2020 Ana'],
    text: 'MIT License\n\nPermission is hereby granted,\nprovided that the above copyright notice is kept.',
  });
});

test('equal texts are printed once, and packages without a text refer to that of their licence', () => {
  const document = noticesDocument({
    assets: [],
    packages: [
      one,
      { ...one, name: 'two', copyright: ['Copyright (c) 2021 Leo'], text: `The ${one.text}` },
      { ...one, name: 'three', copyright: ['Author: Eva'], text: null },
      { ...one, name: 'four', licence: 'Apache-2.0', text: 'Apache', notice: 'Made by Four' },
    ],
    optional: [{ ...locked, name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' }],
  });
  expect(document.split('\n').filter((line) => /^\| \w|^\| @|^###|^- /.test(line))).toEqual([
    '| package | version | use | licence | copyright | text |',
    '| package | version | licence | copyright | text |',
    '| one | 1.0.0 | MIT | Copyright (c) 2020 Ana | [1](#text-1) |',
    '| two | 1.0.0 | MIT | Copyright (c) 2021 Leo | [1](#text-1) |',
    '| three | 1.0.0 | MIT | Author: Eva | [1](#text-1) |',
    '| four | 1.0.0 | Apache-2.0 | Copyright (c) 2020 Ana | [2](#text-2) |',
    '| package | version | licence |',
    '| @img/sharp-libvips-linux-x64 | 1.0.0 | LGPL-3.0-or-later |',
    '- LGPL-3.0-or-later ([text](https://spdx.org/licenses/LGPL-3.0-or-later.html)): `@img/sharp-libvips-linux-x64`. Reason: libvips is unmodified, a library of its own that the server loads, and part of no browser bundle.',
    '### Text 1',
    '### Text 2',
    '### Notice of four',
  ]);
});
