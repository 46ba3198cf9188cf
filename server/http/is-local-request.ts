import type { IncomingMessage } from 'node:http';
import { isLoopback } from './network-address.ts';

/** Names that lead every machine to itself. */
const OWN_NAME = /^(localhost|([a-z\d-]+\.)*localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

interface Reach {
  publicUrl: string;
  publicHost: string;
  trustedProxies: number;
  host: string;
  isProduction: boolean;
}

/** Whether nothing in the settings says that anybody reaches this market from another machine. */
export const isLocalOnly = ({ publicUrl, publicHost, trustedProxies, host, isProduction }: Reach): boolean =>
  trustedProxies === 0 &&
  OWN_NAME.test(new URL(publicUrl).hostname) &&
  (publicHost === '' || OWN_NAME.test(publicHost)) &&
  (!isProduction || OWN_NAME.test(host));

const OWN_ADDRESS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** What whoever passes a request on adds to it, in all the spellings that are about. */
const PASSED_ON =
  /forward|real-?ip|client-?ip|connecting-?ip|original-|^via$|^cdn-|^cf-|^x-envoy|^x-amz|^x-azure|^fly-/;

/**
 * Whether a request was made on this machine, by nobody who passes on what others ask: over loopback, to a name of its own,
 * as browsers speak. A forwarder that adds nothing speaks HTTP 1.0, or closes each connection.
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
