import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { type CommandOptions, type CommandResult, root, runCommand } from './run-command.ts';
import {
  emptyTally,
  readPlaywrightReport,
  readRetriedTests,
  readVitestReport,
  summaryLine,
  type TestTally,
  withExitCode,
} from './test-tally.ts';

const reports = join(root, '.cache', 'reports');

/** Path of a stage's report; removes the one of an earlier run. */
function reportAt(file: string): string {
  mkdirSync(reports, { recursive: true });
  const report = join(reports, file);
  rmSync(report, { force: true });
  return report;
}

/** Prints the output and the summary of a stage. */
function endStage(name: string, { output, seconds }: CommandResult, tally: TestTally): TestTally {
  console.log(`\n── ${name}\n${output.trim()}\n${name}: ${summaryLine(tally)} in ${seconds.toFixed(0)} s`);
  return tally;
}

function readReport<T>(path: string, read: (json: string) => T, without: T): T {
  return existsSync(path) ? read(readFileSync(path, 'utf8')) : without;
}

/** Runs the named Vitest projects. `live` prints tests immediately; otherwise the output appears at the end. */
export async function runVitest(
  projects: readonly string[],
  options: Pick<CommandOptions, 'live'> = {},
): Promise<TestTally> {
  const name = `vitest ${projects.join(', ')}`;
  const report = reportAt(`vitest-${projects.join('-')}.json`);
  const result = await runCommand(
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      `--reporter=${options.live ? 'verbose' : 'dot'}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    options,
  );
  const retried = readReport(report, readRetriedTests, []).map(
    (test) => `Passed only when tried again: ${test}`,
  );
  const tally = withExitCode(readReport(report, readVitestReport, emptyTally), result.code, name);
  const output = [result.output.trim(), ...retried].join('\n');
  return endStage(name, { ...result, output }, tally);
}

/** Runs the end-to-end tests in Chromium against the built application. */
export async function runPlaywright(): Promise<TestTally> {
  const report = reportAt('playwright.json');
  let chromium: string;
  try {
    chromium = await findChromium();
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    return endStage(
      'playwright',
      { code: 1, output, seconds: 0 },
      { ...emptyTally, failed: 1, failures: ['playwright: no Chromium'] },
    );
  }
  const result = await runCommand('playwright', ['test', '--reporter=dot,json'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const tally = withExitCode(readReport(report, readPlaywrightReport, emptyTally), result.code, 'playwright');
  return endStage('playwright', result, tally);
}
