/** Words that no name of code may hold, each with the word to use; the glossary says why. */
export const RETIRED_WORDS: Readonly<Record<string, string>> = {
  adorned: 'styled',
  ahead: 'prefetch',
  begun: 'unsaved',
  crate: 'drop zone',
  dressed: 'styled',
  gone: 'missing, removed or expired',
  goods: 'products, or items',
  heard: 'acknowledged',
  hurry: 'flush',
  kept: 'cached, stored or kept for a condition that has a term',
  late: 'lazy, deferred or overdue',
  letter: 'email',
  letters: 'emails',
  pristine: 'snapshot delta',
  spoil: 'mutate',
  spoiled: 'mutated',
  tell: 'notify, report or send',
  telling: 'notifying or reporting',
  tells: 'notifies or reports',
  told: 'notified, presented or reported',
  whoever: 'the role: reader, visitor, member',
  wish: 'request, intent or preference',
  wished: 'requested',
  worn: 'used',
};

/** Exported names in which a retired word is the term of the field, with the reason. */
export const TERMS: Readonly<Record<string, string>> = {};

/** Names that several files export, with the reason; generated files are not looked at. */
export const SHARED_NAMES: Readonly<Record<string, string>> = {};
