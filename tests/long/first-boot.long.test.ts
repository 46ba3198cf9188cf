import { describe, expect, test } from 'vitest';
import { DATABASE_KINDS } from '../support/api/crash-test-market.ts';
import {
  stopGracefully,
  serverInventory,
  createEmptyStorage,
  startAndKill,
} from '../support/api/first-boot.ts';
import { repeatRounds } from '../support/api/repeat-rounds.ts';

const ROUNDS = 20;

describe.each(DATABASE_KINDS)('first start (%s PostgreSQL)', (kind) => {
  test('battery 75 kills at random moments of the first start leave nothing that stops the next one, and nothing half made', async (context) => {
    const whole = await createEmptyStorage(kind);
    const began = performance.now();
    const reference = await whole.start();
    expect(await reference.started).toBe('listening');
    const duration = performance.now() - began;
    const expected = await serverInventory(reference);
    expect(await stopGracefully(reference)).toBe(0);
    await whole.remove();

    await repeatRounds(context, ROUNDS, async (index) => {
      const place = await createEmptyStorage(kind);
      const kills = 1 + (index % 3);
      const moments = Array.from({ length: kills }, () => Math.random() * duration);
      for (const moment of moments) await startAndKill(place, moment);
      const server = await place.start();
      expect({ moments, began: await server.started }).toEqual({ moments, began: 'listening' });
      expect({ moments, found: await serverInventory(server) }).toEqual({ moments, found: expected });
      expect(await stopGracefully(server)).toBe(0);
      expect(place.leftovers()).toEqual([]);
      await place.remove();
      return `${kills} kills within ${(duration / 1_000).toFixed(1)} s, then whole: ${JSON.stringify(expected)}`;
    });
  });
});
