/** SPDX identifiers of licences that a package may have. MPL-2.0 only for unmodified packages. */
const ALLOWED: readonly string[] = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'MPL-2.0',
];

/** SPDX identifiers of licences that a font may have. */
const ALLOWED_FOR_FONTS: readonly string[] = ['OFL-1.1'];

type Exception = { packages: RegExp; licence: string; reason: string };

/** Licences outside the list, for some packages only. */
export const LICENCE_EXCEPTIONS: readonly Exception[] = [
  {
    packages: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    licence: 'LGPL-3.0-or-later',
    reason:
      'libvips is unmodified, a library of its own that the server loads, and part of no browser bundle',
  },
];

/** The licence is allowed for the package: all parts of an AND, one part of an OR. */
export function isLicenceAllowed(name: string, licence: string): boolean {
  const allowed = [
    ...ALLOWED,
    ...(name.startsWith('@fontsource') ? ALLOWED_FOR_FONTS : []),
    ...LICENCE_EXCEPTIONS.filter(({ packages }) => packages.test(name)).map((exception) => exception.licence),
  ];
  return licence
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((part) => part.split(' AND ').every((one) => allowed.includes(one)));
}
