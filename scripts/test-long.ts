import { exitCode, lastLines } from './tally.ts';
import { runVitest } from './test-stages.ts';

const total = await runVitest(['long'], { live: true });
console.log(`\n${lastLines(total)}`);
process.exitCode = exitCode(total);
