import { deadReferencesIn } from './references/dead-references.ts';
import { root } from './run-command.ts';

const dead = deadReferencesIn(root);
if (dead.length > 0) {
  console.log(dead.join('\n'));
  process.exitCode = 1;
}
