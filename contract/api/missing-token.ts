import type { EndpointName, Endpoints } from '../endpoints.ts';

/** Calls that require a bearer token. */
type CallWithToken = {
  [Name in EndpointName]: Endpoints[Name]['access'] extends 'anyone' ? never : Name;
}[EndpointName];

const PREFIX = 'NO_VALID_TOKEN:';

/** Failure of a call for which this browser has no bearer token, with the call's name (R8.2). */
export type MissingToken = `${typeof PREFIX}${CallWithToken}`;

export const missingToken = (call: CallWithToken): MissingToken => `${PREFIX}${call}`;

export const isMissingToken = (failure: string): failure is MissingToken => failure.startsWith(PREFIX);

/** Name of the call that lacked a bearer token. */
export const callNameOf = (failure: MissingToken): string => failure.slice(PREFIX.length);
