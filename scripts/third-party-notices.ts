import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLicenceAllowed } from './notices/allowed-licences.ts';
import { readLicenceFile } from './notices/licence-file.ts';
import { type LockedPackage, readLockedPackages } from './notices/locked-packages.ts';
import { REPOSITORY_ASSETS, noticesDocument } from './notices/notices-document.ts';
import { root } from './run-command.ts';

const FILE = 'THIRD-PARTY-NOTICES.md';

const withLicence = (one: LockedPackage) => ({ ...one, ...readLicenceFile(join(root, one.folder)) });

const all = readLockedPackages(root);
const production = all.filter(({ isProduction }) => isProduction);
const assets = all.filter(({ name }) => name in REPOSITORY_ASSETS);

const forbidden = [...production, ...assets].filter(({ name, licence }) => !isLicenceAllowed(name, licence));
if (forbidden.length > 0) {
  console.log(
    forbidden.map(({ name, version, licence }) => `${name} ${version}: ${licence} is not allowed`).join('\n'),
  );
  process.exitCode = 1;
}

const document = noticesDocument({
  packages: production.filter(({ isOptional }) => !isOptional).map(withLicence),
  optional: production.filter(({ isOptional }) => isOptional),
  assets: assets.map(withLicence),
});

const path = join(root, FILE);
if (!process.argv.includes('--check')) writeFileSync(path, document);
else if (!existsSync(path) || readFileSync(path, 'utf8') !== document) {
  console.log(`${FILE} is stale: npm run notices writes it anew.`);
  process.exitCode = 1;
}
