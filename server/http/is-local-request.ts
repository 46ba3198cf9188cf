import type { IncomingMessage } from 'node:http';
import { isLoopback } from './network-address.ts';

/** Host names that always resolve to the local machine. */
const OWN_NAME = /^(localhost|([a-z\d-]+\.)*localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

interface Reach {
  publicUrl: string;
  publicHost: string;
  trustedProxies: number;
  host: string;
  isProduction: boolean;
}

/** True if no setting suggests that other machines reach this market. */
export const isLocalMarket = ({
  publicUrl,
  publicHost,
  trustedProxies,
  host,
  isProduction,
}: Reach): boolean =>
  trustedProxies === 0 &&
  OWN_NAME.test(new URL(publicUrl).hostname) &&
  (publicHost === '' || OWN_NAME.test(publicHost)) &&
  (!isProduction || OWN_NAME.test(host));

const OWN_ADDRESS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** Headers that proxies add, in their common spellings. */
const PASSED_ON =
  /forward|real-?ip|client-?ip|connecting-?ip|original-|^via$|^cdn-|^cf-|^x-envoy|^x-amz|^x-azure|^fly-/;

/**
 * True for a request from this machine, not forwarded by a proxy: over loopback, to a loopback host name, with HTTP 1.1
 * like a browser. A proxy without headers uses HTTP 1.0 or closes each connection.
 */
export function isLocalRequest({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const names = Object.keys(headers).map((name) => name.replaceAll('_', '-'));
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    OWN_ADDRESS.test(headers.host ?? '') &&
    !names.some((name) => PASSED_ON.test(name)) &&
    httpVersion === '1.1' &&
    headers.connection !== 'close'
  );
}
