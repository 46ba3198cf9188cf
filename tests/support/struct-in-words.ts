import { is } from 'superstruct';
import type { AnyStruct } from '../../contract/api/endpoint.ts';

type Words = string | Words[] | { [name: string]: Words };

const isStruct = (value: unknown): value is AnyStruct =>
  typeof value === 'object' && value !== null && 'validator' in value && 'coercer' in value;

/** `?` after what may be missing, `|null` after what may be null. */
const marksOf = (struct: AnyStruct) => (is(undefined, struct) ? '?' : '') + (is(null, struct) ? '|null' : '');

const fieldsOf = ({ schema }: AnyStruct): [name: string, field: AnyStruct][] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).filter((entry): entry is [string, AnyStruct] => isStruct(entry[1]))
    : [];

/** The names of a struct's fields with their marks; those of what has none, its kind. */
export const namesInWords = (struct: AnyStruct): string =>
  struct.type === 'object'
    ? fieldsOf(struct)
        .map(([name, field]) => name + marksOf(field))
        .join(' ')
    : struct.type + marksOf(struct);

/** What a struct takes, in words: the kind of each field, `?` where it may be missing and `|null` where it may be null. */
export function structInWords(struct: AnyStruct): Words {
  const { type, schema } = struct;
  if (type === 'array' && isStruct(schema)) return [structInWords(schema)];
  if (type === 'enums') return Object.values(schema).join(' ');
  if (type !== 'object') return type;
  return Object.fromEntries(
    fieldsOf(struct).map(([name, field]) => [name + marksOf(field), structInWords(field)]),
  );
}
