import { describe, expect, test } from 'vitest';
import { traceContextOf, traceparentOf } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('the trace of a request', () => {
  test('battery O6 is that of the proxy, with a span of its own', () => {
    const trace = traceContextOf({ traceparent: `00-${TRACE}-${SPAN}-01` }, true);
    expect(trace).toEqual({
      traceId: TRACE,
      parentId: SPAN,
      flags: '01',
      spanId: expect.stringMatching(/^[\da-f]{16}$/) as string,
    });
    expect(trace.spanId).not.toBe(SPAN);
    expect(traceparentOf(trace)).toBe(`00-${TRACE}-${trace.spanId}-01`);
  });

  test('battery O6 of a later version is read as far as this one knows it', () => {
    const traceparent = `01-${TRACE}-${SPAN}-01-what-comes`;
    expect(traceContextOf({ traceparent }, true).traceId).toBe(TRACE);
  });

  test.each([
    '',
    'x',
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}-${SPAN}-01-more`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01\n`,
  ])('battery O6 is a new one, not sampled, for %j', (traceparent) => {
    const { traceId, parentId, flags } = traceContextOf({ traceparent }, true);
    expect([traceId === TRACE, /^[\da-f]{32}$/.test(traceId), parentId, flags]).toEqual([
      false,
      true,
      undefined,
      '00',
    ]);
  });

  test('battery O6 is a new one for each request where no proxy is trusted', () => {
    const sent = { traceparent: `00-${TRACE}-${SPAN}-01` };
    const [one, other] = [traceContextOf(sent, false), traceContextOf(sent, false)];
    expect(new Set([TRACE, one.traceId, other.traceId]).size).toBe(3);
  });
});
