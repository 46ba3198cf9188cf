import { expect, test } from 'vitest';
import { RACES } from '../races/all-races.ts';
import { describeOnEachEngine } from '../support/api.ts';

describeOnEachEngine('checkout races', (api) => {
  test.each(Object.entries(RACES))('%s', async (_name, race) => {
    expect(await race({ api: api(), fronts: [api()] })).not.toBe('');
  });
});
