import { freeText } from '../values/text.ts';
import { refine } from 'superstruct';

/** Of an account: CONFIRMED may be used, FORCE_CHANGE_PASSWORD may not, switched off or still waiting for its code. */
export const USER_STATUSES = ['CONFIRMED', 'FORCE_CHANGE_PASSWORD'] as const;
export type UserStatus = (typeof USER_STATUSES)[number];

/** Which accounts are asked for. `emailPrefix` is what their addresses begin with, in lower case. */
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
 * What a filter says: `email ^= "ana"`, `status = "CONFIRMED"`, or both joined with ` and `, each once; nothing at all asks for
 * everybody. Null for any other text, so that no filter brings more than it says (R7.20).
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

/** The filter of accounts in a status whose addresses begin with what was typed; a sign that no address has finds none (R7.20). */
export function writeUserFilter({ status, emailPrefix }: UserFilter): string {
  const prefix = emailPrefix?.replaceAll(/["\\]/g, ' ');
  return [...(status ? [`status = "${status}"`] : []), ...(prefix ? [`email ^= "${prefix}"`] : [])].join(
    ' and ',
  );
}

/** A filter as it is sent. */
export const UserFilterText = refine(
  freeText({ max: 1_000 }),
  'filtro',
  (text) => readUserFilter(text) !== null || 'El filtro no es válido',
);
