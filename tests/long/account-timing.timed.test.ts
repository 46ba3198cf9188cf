import { v7 as newId } from 'uuid';
import { expect, test } from 'vitest';
import { describeApi } from '../support/api/api.ts';
import { mannWhitney, sampleMedian } from '../support/api/sample-statistics.ts';
import { addUser } from '../support/api/users.ts';

const SAMPLES = 200;

describeApi('time', (api) => {
  const timed = async (call: () => Promise<unknown>) => {
    const began = performance.now();
    await call();
    return performance.now() - began;
  };
  const calls = {
    login: (username: string) => api().call('login', { body: { username, password: 'No-es-esta-1' } }),
    'forgot-password': (username: string) => api().call('forgotPassword', { body: { username } }),
    signup: (username: string) =>
      api().call('signup', {
        body: { username, password: 'Azafran-2026!', fullName: 'Ana', role: 'consumer' },
      }),
  };

  const measure = async (call: (username: string) => Promise<unknown>) => {
    await call((await addUser(api().db)).email);
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      if (sample % 4 === 0) api().clock.turn(60 * 60_000);
      // New addresses for each sample, because a repeated request could differ.
      const { email } = await addUser(api().db);
      const stranger = `nadie-${newId()}@example.com`;
      const isFirst = sample % 2 === 0;
      if (isFirst) known.push(await timed(() => call(email)));
      unknown.push(await timed(() => call(stranger)));
      if (!isFirst) known.push(await timed(() => call(email)));
    }
    return {
      medians: [sampleMedian(known), sampleMedian(unknown)] as const,
      chance: mannWhitney(known, unknown),
    };
  };

  for (const [name, call] of Object.entries(calls)) {
    test(`battery 45 ${name} takes as long for an address with an account as for one without`, async ({
      annotate,
    }) => {
      const found = [await measure(call)];
      // One sample in a hundred differs by chance; a repeated difference counts.
      if (found[0] && found[0].chance <= 0.01) found.push(await measure(call));
      const told = found.map(
        ({ medians: [known, unknown], chance }) =>
          `medians ${known.toFixed(2)} and ${unknown.toFixed(2)} ms, p = ${chance.toFixed(3)}`,
      );
      await annotate(`${name}, ${SAMPLES} samples each: ${told.join('; again: ')}`);
      expect(
        Math.max(...found.map(({ medians: [known, unknown] }) => Math.abs(known - unknown))),
      ).toBeLessThan(10);
      expect(Math.max(...found.map(({ chance }) => chance))).toBeGreaterThan(0.01);
    });
  }
});
