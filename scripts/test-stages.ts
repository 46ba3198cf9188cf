import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { root, runCommand } from './run-command.ts';
import { takeNotes } from './run-notes.ts';
import {
  emptyTally,
  readPlaywrightReport,
  readRetried,
  readVitestReport,
  summaryLine,
  type Tally,
  withExitCode,
} from './tally.ts';

const reports = join(root, '.cache', 'reports');

function startStage(name: string, file: string): string {
  console.log(`\n── ${name}`);
  mkdirSync(reports, { recursive: true });
  const report = join(reports, file);
  rmSync(report, { force: true });
  return report;
}

function endStage(name: string, tally: Tally, seconds: number): Tally {
  console.log(`${name}: ${summaryLine(tally)} in ${seconds.toFixed(0)} s`);
  return tally;
}

function readReport<T>(path: string, read: (json: string) => T, without: T): T {
  return existsSync(path) ? read(readFileSync(path, 'utf8')) : without;
}

/** Runs the named Vitest projects; their failures go to the terminal as they come, with `verbose` every test and its notes. */
export async function runVitest(
  projects: readonly string[],
  reporter: 'dot' | 'verbose' = 'dot',
): Promise<Tally> {
  const name = `vitest ${projects.join(', ')}`;
  const report = startStage(name, `vitest-${projects.join('-')}.json`);
  // What a run of somebody else's has said is not of this one.
  takeNotes();
  const { code, seconds } = await runCommand(
    'vitest',
    [
      'run',
      ...projects.map((project) => `--project=${project}`),
      `--reporter=${reporter}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { live: true },
  );
  for (const test of readReport(report, readRetried, []))
    console.log(`Passed only when tried again: ${test}`);
  const tally = withExitCode(readReport(report, readVitestReport, emptyTally), code);
  return endStage(name, { ...tally, notes: takeNotes() }, seconds);
}

/** Walks the journeys in Chromium against the built application. */
export async function runPlaywright(): Promise<Tally> {
  const report = startStage('playwright', 'playwright.json');
  let chromium: string;
  try {
    chromium = await findChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return endStage('playwright', { ...emptyTally, failed: 1 }, 0);
  }
  const { code, seconds } = await runCommand('playwright', ['test', '--reporter=dot,json'], {
    live: true,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return endStage(
    'playwright',
    withExitCode(readReport(report, readPlaywrightReport, emptyTally), code),
    seconds,
  );
}
