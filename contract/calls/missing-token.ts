import type { EndpointName, Endpoints } from '../endpoints.ts';

/** Calls of the table that take a bearer token. */
type CallWithToken = {
  [Name in EndpointName]: Endpoints[Name]['access'] extends 'anyone' ? never : Name;
}[EndpointName];

/** The failure of a call for which this browser has no token, with the call's name as its context (R8.2). */
export type MissingToken = `NO_VALID_TOKEN:${CallWithToken}`;

/** The failure of a call that takes a token where there is none (R8.2). */
export const missingToken = <Name extends CallWithToken>(context: Name): `NO_VALID_TOKEN:${Name}` =>
  `NO_VALID_TOKEN:${context}`;

const PREFIX = /^NO_VALID_TOKEN:/;

/** Whether a failure says that a call had no token. */
export const isMissingToken = (failure: string): failure is MissingToken => PREFIX.test(failure);

/** The call that had no token, by its name in the table. */
export const contextOf = (failure: MissingToken): string => failure.replace(PREFIX, '');
