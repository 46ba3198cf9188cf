import { runChecks } from './checks.ts';
import { exitCode } from './test-tally.ts';

process.exitCode = exitCode(await runChecks());
