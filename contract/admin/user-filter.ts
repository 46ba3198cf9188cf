import { freeText } from '../values/text.ts';
import { refine } from 'superstruct';

/**
 * Account statuses. CONFIRMED accounts can sign in; FORCE_CHANGE_PASSWORD accounts are deactivated or not yet confirmed
 * by code.
 */
export const USER_STATUSES = ['CONFIRMED', 'FORCE_CHANGE_PASSWORD'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Account filter. `emailPrefix` is the lower-case start of the e-mail address. */
export interface UserFilter {
  status?: UserStatus;
  emailPrefix?: string;
}

const EMAIL = /^email \^= "([^"\\]{1,254})"$/;
const STATUS = /^status = "(CONFIRMED|FORCE_CHANGE_PASSWORD)"$/;
const BETWEEN = / and (?=email \^= "|status = ")/;

function readTerm(term: string): UserFilter | null {
  const [, emailPrefix] = EMAIL.exec(term) ?? [];
  if (emailPrefix !== undefined) return { emailPrefix: emailPrefix.toLowerCase() };
  const status = USER_STATUSES.find((one) => one === STATUS.exec(term)?.[1]);
  return status ? { status } : null;
}

/**
 * Parser of the user filter: `email ^= "ana"`, `status = "CONFIRMED"`, or both joined by ` and `, each at most once. An
 * empty text matches all accounts. Any other text returns null, so that no filter matches more than it states (R7.20).
 */
export function readUserFilter(text: string): UserFilter | null {
  if (text === '') return {};
  let said: UserFilter = {};
  for (const term of text.split(BETWEEN)) {
    const read = readTerm(term);
    if (!read || Object.keys(read).some((name) => name in said)) return null;
    said = { ...said, ...read };
  }
  return said;
}

/**
 * Serializer of the user filter by status and e-mail prefix. Quotes and backslashes become spaces, which match no
 * address (R7.20).
 */
export function writeUserFilter({ status, emailPrefix }: UserFilter): string {
  const prefix = emailPrefix?.replaceAll(/["\\]/g, ' ');
  return [...(status ? [`status = "${status}"`] : []), ...(prefix ? [`email ^= "${prefix}"`] : [])].join(
    ' and ',
  );
}

/** Struct of a user filter in its text form. */
export const UserFilterText = refine(
  freeText({ max: 1_000 }),
  'filtro',
  (text) => readUserFilter(text) !== null || 'El filtro no es válido',
);
