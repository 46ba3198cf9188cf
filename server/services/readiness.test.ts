import { expect, test } from 'vitest';
import { deferred } from '../../tests/support/charts/deferred.ts';
import { createReadiness } from './readiness.ts';

test('battery 76 a check during which the server begins to stop says so', async () => {
  const answer = deferred<{ rows: number }[]>();
  const readiness = createReadiness({ query: () => answer.promise as never }, 1);
  const asked = readiness.failedChecks();
  readiness.noteStop();
  answer.resolve([{ rows: 1 }]);
  expect(await asked).toEqual(['stopping']);
});

test('battery 76 a server that stops asks its database no more', async () => {
  let asked = 0;
  const query = async () => {
    asked += 1;
    return [];
  };
  const readiness = createReadiness({ query: query as never }, 1);
  readiness.noteStop();
  expect([await readiness.failedChecks(), asked]).toEqual([['stopping'], 0]);
});
