import { describe, expect, it } from 'vitest';
import {
  addTallies,
  exitCode,
  failuresAndSummary,
  readPlaywrightReport,
  readRetriedTests,
  readVitestReport,
  summaryLine,
  withExitCode,
} from './test-tally.ts';

describe(addTallies, () => {
  it('adds what every stage came to', () => {
    expect(
      addTallies([
        { passed: 4, failed: 0, skipped: 0 },
        { passed: 120, failed: 1, skipped: 2 },
        { passed: 0, failed: 3, skipped: 0 },
      ]),
    ).toEqual({ passed: 124, failed: 4, skipped: 2, failures: [] });
  });
});

describe(summaryLine, () => {
  it('says the three counts', () => {
    expect(summaryLine({ passed: 124, failed: 4, skipped: 2 })).toBe('124 passed, 4 failed, 2 skipped');
  });
});

describe(failuresAndSummary, () => {
  it('names what failed in every stage, and ends with the counts', () => {
    const total = addTallies([
      { passed: 4, failed: 1, skipped: 0, failures: ['src/a.test.ts › falls'] },
      { passed: 5, failed: 1, skipped: 0, failures: ['types'] },
    ]);
    expect(failuresAndSummary(total)).toBe(
      'Failed: src/a.test.ts › falls\nFailed: types\n9 passed, 2 failed, 0 skipped',
    );
  });
});

describe(exitCode, () => {
  it('is good only when something ran and nothing failed', () => {
    expect([
      exitCode({ passed: 1, failed: 0, skipped: 9 }),
      exitCode({ passed: 1, failed: 1, skipped: 0 }),
      exitCode({ passed: 0, failed: 0, skipped: 9 }),
    ]).toEqual([0, 1, 1]);
  });
});

describe(withExitCode, () => {
  it('counts a runner that ended badly, or ran nothing, as one failure of its name', () => {
    expect([
      withExitCode({ passed: 5, failed: 0, skipped: 0 }, 0, 'vitest api'),
      withExitCode({ passed: 5, failed: 0, skipped: 0 }, 1, 'vitest api'),
      withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1, 'vitest api'),
      withExitCode({ passed: 0, failed: 0, skipped: 0 }, 0, 'vitest api'),
    ]).toEqual([
      { passed: 5, failed: 0, skipped: 0 },
      { passed: 5, failed: 1, skipped: 0, failures: ['vitest api (ended with 1)'] },
      { passed: 5, failed: 2, skipped: 0 },
      { passed: 0, failed: 1, skipped: 0, failures: ['vitest api (ended with 0)'] },
    ]);
  });
});

describe(readVitestReport, () => {
  it('counts tests, and a file that failed before its first test', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'stands', status: 'passed' }] },
        {
          name: 'b.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'stands', status: 'passed' },
            { fullName: 'falls', status: 'failed' },
          ],
        },
        { name: 'c.test.ts', status: 'failed', assertionResults: [] },
      ],
    };
    expect(readVitestReport(JSON.stringify(report))).toEqual({
      passed: 7,
      failed: 2,
      skipped: 3,
      failures: ['b.test.ts › falls', 'c.test.ts'],
    });
  });
});

describe(readRetriedTests, () => {
  it('names what passed after it had failed, and neither what failed nor what passed at once', () => {
    const testResults = [
      {
        name: 'src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'stands', status: 'passed', failureMessages: [] },
          { fullName: 'wobbles', status: 'passed', failureMessages: ['expected 1 to be 2'] },
          { fullName: 'falls', status: 'failed', failureMessages: ['expected 1 to be 2'] },
        ],
      },
    ];
    expect(readRetriedTests(JSON.stringify({ testResults }))).toEqual(['src/a.test.ts › wobbles']);
  });
});

describe(readPlaywrightReport, () => {
  it('counts a test that passed at last as passed, and an error outside of tests as a failure', () => {
    const report = {
      stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 2 },
      errors: [{ message: 'no server\nat port 1' }],
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                {
                  title: 'buys',
                  file: 'buy.e2e.ts',
                  tests: [{ status: 'unexpected', projectName: 'phone' }],
                },
                { title: 'looks', file: 'buy.e2e.ts', tests: [{ status: 'flaky', projectName: 'phone' }] },
              ],
            },
          ],
        },
      ],
    };
    expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
      passed: 10,
      failed: 2,
      skipped: 2,
      failures: ['buy.e2e.ts › buys (phone)', 'outside of tests: no server'],
    });
  });
});
