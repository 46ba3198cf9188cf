import { exitCode, failuresAndSummary } from './test-tally.ts';
import { runVitest } from './test-stages.ts';

const tally = await runVitest(['release'], { live: true });
console.log(`\n${failuresAndSummary(tally)}`);
process.exitCode = exitCode(tally);
