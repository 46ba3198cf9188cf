import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Package of package-lock.json. */
export type LockedPackage = {
  name: string;
  version: string;
  /** SPDX expression. */
  licence: string;
  /** Path in the project. */
  folder: string;
  /** Installed for production, not for development only. */
  isProduction: boolean;
  /** Not installed everywhere: other platforms, optional functions. */
  isOptional: boolean;
};

type Lock = {
  packages: Record<
    string,
    { version?: string; license?: string; dev?: boolean; optional?: boolean; devOptional?: boolean }
  >;
};

/** Licences that only the readme of a package states. */
const STATED_IN_README: Readonly<Record<string, string>> = { 'combine-errors': 'MIT' };

const PREFIX = 'node_modules/';

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf(PREFIX) + PREFIX.length);

/** Packages of package-lock.json, each name and version once, sorted by name and version. */
export function readLockedPackages(root: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const all = Object.entries(packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { version = '', license, dev, optional, devOptional }]) => ({
      name: nameOf(folder),
      version,
      licence: license ?? STATED_IN_README[nameOf(folder)] ?? 'unknown',
      folder,
      isProduction: !dev,
      isOptional: Boolean(optional || devOptional),
    }));
  const keyOf = ({ name, version, isProduction }: LockedPackage) => `${name} ${version} ${isProduction}`;
  // Later entries of a map win: copies that every installation has come last.
  const byNeed = all.toSorted((a, b) => Number(b.isOptional) - Number(a.isOptional));
  return [...new Map(byNeed.map((one) => [keyOf(one), one])).values()].toSorted((a, b) =>
    keyOf(a) < keyOf(b) ? -1 : 1,
  );
}
