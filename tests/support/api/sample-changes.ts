import type { Struct } from 'superstruct';
import type { EndpointName } from '../../../contract/endpoints.ts';
import type { RequestSchemas } from '../../../contract/api/request-schemas.ts';
import { requests } from '../../../contract/requests.ts';
import type { Sample } from '../samples/endpoint-samples.ts';

/** Sample with one replaced text, and its place. */
export interface ChangedSample {
  where: string;
  changes: Sample;
}

type Path = (string | number)[];

function* textsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === 'string') yield path;
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, key]);
}

function replaced(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) return text;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = replaced(copy[key], rest, text);
  return copy;
}

/** Samples with each text of the body replaced by each of the given texts. */
export const samplesWithReplacedText = ({ body }: Sample, texts: readonly string[]): ChangedSample[] =>
  [...textsIn(body)].flatMap((path) =>
    texts.map((text) => ({
      where: `${path.join('.')} = ${text.slice(0, 40)}`,
      changes: { body: replaced(body, path, text) as object },
    })),
  );

/** Names of a row's query parameters. */
export function queryFieldsOf(name: EndpointName): string[] {
  const { query }: RequestSchemas = requests[name];
  return Object.keys((query as Struct<unknown, Record<string, unknown>> | undefined)?.schema ?? {});
}
