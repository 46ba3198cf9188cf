import type { StateValue } from 'xstate';

/** Paths of all states in a state value, outermost first: { a: 'b' } yields '', 'a' and 'a.b'. */
export const pathsOf = (value: StateValue): string[] => ['', ...below('', value)];

function below(outer: string, value: StateValue): string[] {
  const at = (name: string) => (outer === '' ? name : `${outer}.${name}`);
  if (typeof value === 'string') return [at(value)];
  return Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined ? [] : [at(name), ...below(at(name), inner)],
  );
}

/** Innermost paths: those without another path below them. */
export const innermostPaths = (paths: readonly string[]): string[] =>
  paths.filter(
    (path) => !paths.some((other) => other !== path && (path === '' || other.startsWith(`${path}.`))),
  );
