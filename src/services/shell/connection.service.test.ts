import { describe, expect, test } from 'vitest';
import { type ConnectionEvent, createConnectionService } from './connection.service.ts';

describe(createConnectionService.name, () => {
  test('battery 108 it tells of the browser and of the calls until stopped', () => {
    const page = new EventTarget();
    const connection = createConnectionService(page, () => true);
    const heard: ConnectionEvent['type'][] = [];
    const stop = connection.watchConnection(({ type }) => heard.push(type));
    page.dispatchEvent(new Event('offline'));
    page.dispatchEvent(new Event('online'));
    connection.reportContact(false);
    connection.reportContact(true);
    stop();
    page.dispatchEvent(new Event('offline'));
    connection.reportContact(false);
    expect(heard).toEqual(['browser.disconnected', 'browser.connected', 'call.unanswered', 'call.answered']);
  });

  test('a page that opens offline is told at once', () => {
    const heard: ConnectionEvent[] = [];
    createConnectionService(new EventTarget(), () => false).watchConnection((event) => heard.push(event));
    expect(heard).toEqual([{ type: 'browser.disconnected' }]);
  });
});
