import { literal, number, object } from 'superstruct';
import { validateInput } from '../../../../contract/api/validate-input.ts';
import { PopupStore } from '../../../../contract/stores/popup-store.ts';

const Memory = object({ version: literal(1), savedAt: number(), store: PopupStore });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses a remembered store and its time in ms UTC; null if the text is unreadable. */
export function rememberedStore(text: string): { savedAt: number; store: PopupStore } | null {
  const known = validateInput(parsed(text), Memory);
  return known.ok ? known.value : null;
}
