import { exitCode, summaryLine } from './tally.ts';
import { runVitest } from './test-stages.ts';

const total = await runVitest(['long'], { live: true });
console.log(`\n${summaryLine(total)}`);
process.exitCode = exitCode(total);
