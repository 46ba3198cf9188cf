import { execFileSync } from 'node:child_process';
import { subjectFaults } from './commits/subject-faults.ts';
import { root } from './run-command.ts';

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit that brought this check: older subjects are not looked at. */
const first = () =>
  git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/check-commits.ts').split('\n').at(-1) ?? '';
const [range = `${first()}..HEAD`] = process.argv.slice(2);

const faults = git('log', '--format=%h %s', range.startsWith('..') ? 'HEAD' : range)
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [hash = '', ...words] = line.split(' ');
    return subjectFaults(words.join(' ')).map((fault) => `${hash} ${fault}: ${words.join(' ')}`);
  });
if (faults.length > 0) {
  console.log(faults.join('\n'));
  process.exitCode = 1;
}
