/** What a run came to, in tests; a check counts as one. `notes` say what could not run here, `failures` what failed. */
export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  notes?: readonly string[];
  failures?: readonly string[];
};

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0 };

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped, notes = [], failures = [] }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      notes: [...new Set([...(sum.notes ?? []), ...notes])],
      failures: [...(sum.failures ?? []), ...failures],
    }),
    emptyTally,
  );
}

/** The three counts in one line, and behind them what did not run at all. */
export function summaryLine({ passed, failed, skipped, notes = [] }: Tally): string {
  return [`${passed} passed, ${failed} failed, ${skipped} skipped`, ...notes].join('; ');
}

/** A line for each that failed, and last the counts: who keeps only the end of what a run says still learns what failed. */
export function lastLines(tally: Tally): string {
  return [...(tally.failures ?? []).map((failure) => `Failed: ${failure}`), summaryLine(tally)].join('\n');
}

/** 0 only when something ran and nothing failed. */
export function exitCode({ passed, failed }: Tally): 0 | 1 {
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** A runner that ended badly, or that ran nothing, without a failed test to show for it is one failure under its own name. */
export function withExitCode(tally: Tally, code: number, name: string): Tally {
  const isUnexplained = tally.failed === 0 && (code !== 0 || tally.passed === 0);
  return isUnexplained ? { ...tally, failed: 1, failures: [`${name} (ended with ${code})`] } : tally;
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly { fullName: string; status: string; failureMessages: readonly string[] }[];
  }[];
};

/** Reads Vitest's JSON report; a file that failed before its first test counts as one failure. */
export function readVitestReport(json: string): Tally {
  const report = JSON.parse(json) as VitestReport;
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name} › ${fullName}`),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failedTests, ...brokenFiles.map(({ name }) => name)],
  };
}

/** From Vitest's JSON report, the tests that failed first and passed when they were tried again, as CI does: file and name. */
export function readRetried(json: string): string[] {
  const { testResults } = JSON.parse(json) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => `${name} › ${fullName}`),
  );
}

type PlaywrightSuite = {
  specs: readonly {
    title: string;
    file: string;
    tests: readonly { status: string; projectName: string }[];
  }[];
  suites?: readonly PlaywrightSuite[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: readonly { message?: string }[];
  suites: readonly PlaywrightSuite[];
};

function unexpectedOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `${file} › ${title} (${projectName})`),
  );
  return [...own, ...suites.flatMap(unexpectedOf)];
}

/** Reads Playwright's JSON report; one that passed only when tried again, as CI does, counts as passed; the list above the tally names it. */
export function readPlaywrightReport(json: string): Tally {
  const { stats, errors, suites } = JSON.parse(json) as PlaywrightReport;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(unexpectedOf),
      ...errors.map(({ message = '' }) => `outside of tests: ${message.split('\n', 1)[0]}`),
    ],
  };
}
