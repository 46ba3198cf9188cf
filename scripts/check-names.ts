import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameFaults } from './names/name-faults.ts';
import { root } from './run-command.ts';

const paths = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
const faults = nameFaults(paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })));
if (faults.length > 0) {
  console.log(faults.join('\n'));
  process.exitCode = 1;
}
