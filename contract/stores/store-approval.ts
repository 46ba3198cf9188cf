import { enums, type Infer, integer, min, number, object, refine, string } from 'superstruct';
import { freeText } from '../values/text.ts';

export const APPROVAL_STATES = ['notAsked', 'waiting', 'granted', 'refused'] as const;
export const ApprovalState = enums(APPROVAL_STATES);
export type ApprovalState = Infer<typeof ApprovalState>;

/** «extension» How far a store that is held has come: it cannot be published until this is granted. `note` is what an admin says of it, `version` goes up whenever the store changes. */
export const StoreApproval = object({ state: ApprovalState, note: string(), version: number() });
export type StoreApproval = Infer<typeof StoreApproval>;

/** How long a note may be, in characters. */
export const APPROVAL_NOTE = 500;

const decision = { state: enums(['granted', 'refused']), note: freeText({ max: APPROVAL_NOTE }) };

const isExplained = ({ state, note }: { state: 'granted' | 'refused'; note: string }) =>
  state === 'granted' || note !== '' || { path: ['note'], message: 'Di qué hay que cambiar' };

/** What an admin makes of a store that is held; who is refused is told why. */
export const ApprovalDecision = refine(object(decision), 'nota', isExplained);
export type ApprovalDecision = Infer<typeof ApprovalDecision>;

/** The same as it is sent, with the version of the store that its admin saw. */
export const SentApprovalDecision = refine(
  object({ ...decision, version: min(integer(), 1) }),
  'nota',
  isExplained,
);
export type SentApprovalDecision = Infer<typeof SentApprovalDecision>;
