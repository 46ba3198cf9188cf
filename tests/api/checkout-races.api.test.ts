import { expect, test } from 'vitest';
import { RACES } from '../races/all-races.ts';
import { describeApi } from '../support/api/api.ts';
import { openRaceServers } from '../support/http/simultaneous-calls.ts';

describeApi('checkout races', (api) => {
  test.each(Object.entries(RACES))('%s', async (_name, race) => {
    const fronts = await openRaceServers([api()]);
    expect(await race({ api: api(), fronts })).not.toBe('');
  });
});
