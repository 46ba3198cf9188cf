import { runChecks } from './checks.ts';
import { exitCode } from './tally.ts';

process.exitCode = exitCode(await runChecks());
