/** Test counts of a run; a check counts as one test. `failures` name the failed tests. */
export type TestTally = {
  passed: number;
  failed: number;
  skipped: number;
  failures?: readonly string[];
};

export const emptyTally: TestTally = { passed: 0, failed: 0, skipped: 0 };

export function addTallies(tallies: readonly TestTally[]): TestTally {
  return tallies.reduce(
    (sum, { passed, failed, skipped, failures = [] }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      failures: [...(sum.failures ?? []), ...failures],
    }),
    emptyTally,
  );
}

/** Summary in one line: the three counts. */
export const summaryLine = ({ passed, failed, skipped }: TestTally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Failures, one per line, then the summary; last, so that truncated output still contains them. */
export function failuresAndSummary(tally: TestTally): string {
  return [...(tally.failures ?? []).map((failure) => `Failed: ${failure}`), summaryLine(tally)].join('\n');
}

/** Exit code: 0 only if something ran and nothing failed. */
export function exitCode({ passed, failed }: TestTally): 0 | 1 {
  return failed === 0 && passed > 0 ? 0 : 1;
}

/** Tally with an extra failure if a runner exited with an error or ran nothing, without a failed test to explain it. */
export function withExitCode(tally: TestTally, code: number, name: string): TestTally {
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

/** Tally of Vitest's JSON report; a file that failed before its first test counts as one failure. */
export function readVitestReport(json: string): TestTally {
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

/** Tests in Vitest's JSON report that failed first and passed on a retry (CI): file and name. */
export function readRetriedTests(json: string): string[] {
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

/** Tally of Playwright's JSON report. A test that passed on a retry (CI) counts as passed; the output above names it. */
export function readPlaywrightReport(json: string): TestTally {
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
