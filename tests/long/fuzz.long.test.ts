import { expect, test } from 'vitest';
import { fuzzableCalls, fuzzCall } from '../races/fuzz.ts';
import { describeApi } from '../support/api/api.ts';

const RUNS = 500;

describeApi('requests of chance', (api) => {
  test('battery 80 battery 84 no request makes a call fail by a fault of ours', async ({ annotate }) => {
    const told = [];
    for (const name of fuzzableCalls(api())) {
      const seen = [...(await fuzzCall(api(), name, RUNS))].toSorted(([one], [other]) => one - other);
      told.push(`${name}: ${seen.map(([status, count]) => `${status} × ${count}`).join(', ')}`);
    }
    await annotate([`${RUNS} requests to each of ${told.length} rows`, ...told].join('\n'));
    expect(told.length).toBe(fuzzableCalls(api()).length);
  });
});
