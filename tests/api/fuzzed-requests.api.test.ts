import { expect, test } from 'vitest';
import { fuzzableCalls, fuzzCall } from '../races/fuzz.ts';
import { describeApi } from '../support/api/api.ts';

const RUNS = 8;

describeApi('requests of chance', (api) => {
  test('battery 80 battery 84 no request makes a call fail by a fault of ours', async () => {
    const rows = fuzzableCalls(api());
    const sent = [];
    for (const name of rows) {
      const seen = await fuzzCall(api(), name, RUNS);
      sent.push([name, [...seen.values()].reduce((sum, count) => sum + count, 0)]);
    }
    expect(sent).toEqual(rows.map((name) => [name, RUNS]));
  }, 120_000);
});
