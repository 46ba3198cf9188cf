import type { CDPSession } from '@playwright/test';

/** Bytes received over the wire including headers, and the time since the last activity. */
export interface WireBytes {
  script: number;
  html: number;
  total: number;
  underWay: number;
  quietSince: number;
}

/** Counts the bytes of all requests of a page from now on. */
export function countBytes(session: CDPSession): WireBytes {
  const bytes: WireBytes = { script: 0, html: 0, total: 0, underWay: 0, quietSince: performance.now() };
  const kinds = new Map<string, string>();
  const settle = (requestId: string, received: number) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    kinds.delete(requestId);
    bytes.total += received;
    if (kind === 'Script') bytes.script += received;
    if (kind === 'Document') bytes.html += received;
    bytes.underWay = kinds.size;
    bytes.quietSince = performance.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (/^(data|blob):/.test(request.url)) return;
    kinds.set(requestId, type);
    bytes.underWay = kinds.size;
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!kinds.has(requestId)) return;
    kinds.set(requestId, response.mimeType.includes('javascript') ? 'Script' : type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    settle(requestId, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId }) => settle(requestId, 0));
  return bytes;
}
