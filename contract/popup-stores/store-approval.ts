import { enums, type Infer, object, refine, string } from 'superstruct';
import { freeText } from '../values/text.ts';

export const APPROVAL_STATES = ['notAsked', 'waiting', 'granted', 'refused'] as const;
export const ApprovalState = enums(APPROVAL_STATES);
export type ApprovalState = Infer<typeof ApprovalState>;

/** «extension» How far a store that is held has come: it cannot be published until this is granted. `note` is what an admin says of it. */
export const StoreApproval = object({ state: ApprovalState, note: string() });
export type StoreApproval = Infer<typeof StoreApproval>;

/** How long a note may be, in characters. */
export const APPROVAL_NOTE = 500;

/** What an admin makes of a store that is held; who is refused is told why. */
export const ApprovalDecision = refine(
  object({ state: enums(['granted', 'refused']), note: freeText({ max: APPROVAL_NOTE }) }),
  'nota',
  ({ state, note }) =>
    state === 'granted' || note !== '' || { path: ['note'], message: 'Di qué hay que cambiar' },
);
export type ApprovalDecision = Infer<typeof ApprovalDecision>;
