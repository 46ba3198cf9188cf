import { is } from 'superstruct';
import type { AnyStruct } from '../../../contract/api/endpoint.ts';

type Words = string | Words[] | { [name: string]: Words };

const isStruct = (value: unknown): value is AnyStruct =>
  typeof value === 'object' && value !== null && 'validator' in value && 'coercer' in value;

/** Marks: `?` for optional, `|null` for nullable. */
const marksOf = (struct: AnyStruct) => (is(undefined, struct) ? '?' : '') + (is(null, struct) ? '|null' : '');

const fieldsOf = ({ schema }: AnyStruct): [name: string, field: AnyStruct][] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).filter((entry): entry is [string, AnyStruct] => isStruct(entry[1]))
    : [];

/** Field names of a struct with their marks; its kind if it has no fields. */
export const describeFieldNames = (struct: AnyStruct): string =>
  struct.type === 'object'
    ? fieldsOf(struct)
        .map(([name, field]) => name + marksOf(field))
        .join(' ')
    : struct.type + marksOf(struct);

/** Struct in words: the kind of each field, `?` if optional and `|null` if nullable. */
export function describeStruct(struct: AnyStruct): Words {
  const { type, schema } = struct;
  if (type === 'array' && isStruct(schema)) return [describeStruct(schema)];
  if (type === 'enums') return Object.values(schema).join(' ');
  if (type !== 'object') return type;
  return Object.fromEntries(
    fieldsOf(struct).map(([name, field]) => [name + marksOf(field), describeStruct(field)]),
  );
}
