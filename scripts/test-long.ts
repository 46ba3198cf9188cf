import { buildApplication } from './build-application.ts';
import { exitCode, summaryLine, type Tally } from './tally.ts';
import { runVitest } from './test-stages.ts';

const isBuilt = await buildApplication();
const total: Tally = isBuilt ? await runVitest('long') : { passed: 0, failed: 1, skipped: 0 };
console.log(`\n${summaryLine(total)}`);
process.exitCode = exitCode(total);
