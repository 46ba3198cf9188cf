import { array, Struct } from 'superstruct';

/** Struct of a list with at most `max` items. A longer list is rejected before its items are validated. */
export function listOf<T, S>(
  item: Struct<T, S>,
  { max, message }: { max: number; message: string },
): Struct<T[], Struct<T, S>> {
  const list = array(item);
  const isTooLong = (value: unknown) => Array.isArray(value) && value.length > max;
  return new Struct({
    type: list.type,
    schema: item,
    coercer: (value, context) => (isTooLong(value) ? value : list.coercer(value, context)),
    validator: (value, context) => (isTooLong(value) ? message : [...list.validator(value, context)]),
    *entries(value, context) {
      if (!isTooLong(value)) yield* list.entries(value, context);
    },
  });
}
