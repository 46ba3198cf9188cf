import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Changed fields of a form. */
export type UnsavedFields = Record<string, unknown>;

/** Passwords are never stored. */
const SECRET = /password/i;

const isPlain = (value: unknown): boolean =>
  ['string', 'boolean', 'number'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** Changed fields of an actor that is a form, without passwords and files; null for any other actor. */
export function unsavedFieldsOf(actor: AnyActor): UnsavedFields | null {
  const { context } = actor.getSnapshot() as AnyMachineSnapshot;
  const { values, baseline }: { values?: object; baseline?: object } = context ?? {};
  if (!values || !baseline) return null;
  const before = new Map<string, unknown>(Object.entries(baseline));
  const changed = Object.entries(values).filter(
    ([name, value]) => !SECRET.test(name) && isPlain(value) && !Object.is(before.get(name), value),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}

/** Types the fields into a form as its user would, so that its rules apply. Fields that it lacks are ignored. */
export function typeFields(actor: AnyActor, fields: UnsavedFields): void {
  const { context } = actor.getSnapshot() as AnyMachineSnapshot;
  for (const [field, value] of Object.entries(fields)) {
    const typed: AnyEventObject = { type: 'field.changed', field, value };
    if (field in (context?.values ?? {})) actor.send(typed);
  }
}
