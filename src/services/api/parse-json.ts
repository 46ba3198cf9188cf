export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** String at a path of nested keys; null if missing or empty. */
export function stringAt(json: unknown, ...names: string[]): string | null {
  let value = json;
  for (const name of names) value = isRecord(value) ? value[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}
