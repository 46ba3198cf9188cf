import { array, Struct } from 'superstruct';

/** A list of at most `max`; a longer one is refused as a whole, before anything in it is looked at. */
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
