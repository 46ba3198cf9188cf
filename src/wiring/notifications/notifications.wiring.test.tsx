import { describe, expect, test } from 'vitest';
import { appAt } from '../../../tests/support/charts/app-actor.ts';
import { NOW } from '../../../tests/support/samples/samples.ts';
import { childOf } from '../../machines/shell/app.machine.ts';
import type { BrowserPageEvent } from '../../machines/notifications/notifications.machine.ts';
import { watchPage } from './notifications.wiring.ts';

describe(watchPage, () => {
  test('R9.10 it tells when the line is back, and not when it is gone', () => {
    const app = appAt('/').start();
    const line = childOf(app, 'connection');
    line.send({ type: 'page.hydrated' });
    const told: BrowserPageEvent[] = [];
    const stop = watchPage(app, () => NOW)((news) => told.push(news));
    expect(told.splice(0)).toEqual([{ type: 'page.shown', now: NOW }]);
    line.send({ type: 'browser.disconnected' });
    expect(told.splice(0)).toEqual([]);
    line.send({ type: 'browser.connected' });
    expect(told.splice(0)).toEqual([{ type: 'connection.restored' }]);
    stop();
    line.send({ type: 'browser.disconnected' });
    line.send({ type: 'browser.connected' });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(told).toEqual([]);
  });
});
