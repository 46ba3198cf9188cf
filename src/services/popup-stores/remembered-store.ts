import { literal, number, object } from 'superstruct';
import { check } from '../../../contract/calls/checking.ts';
import { PopupStore } from '../../../contract/popup-stores/popup-store.ts';

const Memory = object({ version: literal(1), savedAt: number(), store: PopupStore });

/** What was remembered of a store, and when in ms UTC; null for anything else. */
export function rememberedStore(memory: unknown): { savedAt: number; store: PopupStore } | null {
  const known = check(memory, Memory);
  return known.ok ? known.value : null;
}
