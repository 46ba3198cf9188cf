import type { LiveChartsChannel } from '../../../src/live-charts/live-charts-channel.ts';

/** Channel whose other end is the test. */
export function fakeChannel() {
  const sent: unknown[] = [];
  const listeners: ((message: unknown) => void)[] = [];
  const channel: LiveChartsChannel = {
    tell: (message) => sent.push(structuredClone(message)),
    listen: (listener) => listeners.push(listener),
    close: () => listeners.splice(0),
  };
  const hear = (message: unknown) => {
    for (const listener of listeners) listener(message);
  };
  return { ...channel, sent, hear };
}
