import { enums, type Infer, integer, min, number, object, refine, string } from 'superstruct';
import { freeText } from '../values/text.ts';

export const APPROVAL_STATES = ['notAsked', 'waiting', 'granted', 'refused'] as const;
export const ApprovalState = enums(APPROVAL_STATES);
export type ApprovalState = Infer<typeof ApprovalState>;

/**
 * «extension» Approval of a store that needs it before publication. `note`: admin's comment; `version`: increases with
 * every change of the store.
 */
export const StoreApproval = object({ state: ApprovalState, note: string(), version: number() });
export type StoreApproval = Infer<typeof StoreApproval>;

/** Maximum length of a note, in characters. */
export const APPROVAL_NOTE_MAX_LENGTH = 500;

const decision = { state: enums(['granted', 'refused']), note: freeText({ max: APPROVAL_NOTE_MAX_LENGTH }) };

const isExplained = ({ state, note }: { state: 'granted' | 'refused'; note: string }) =>
  state === 'granted' || note !== '' || { path: ['note'], message: 'Di qué hay que cambiar' };

/** Approval decision of an admin; a refusal needs a note. */
export const ApprovalDecision = refine(object(decision), 'nota', isExplained);
export type ApprovalDecision = Infer<typeof ApprovalDecision>;

/** Approval decision in a request, with the store version that the admin reviewed. */
export const ApprovalDecisionInput = refine(
  object({ ...decision, version: min(integer(), 1) }),
  'nota',
  isExplained,
);
export type ApprovalDecisionInput = Infer<typeof ApprovalDecisionInput>;
