import { basename } from 'node:path';

const wordsOf = (path: string) =>
  new Set(
    path
      .replace(/\.(api|model|test|tsx?)\b/g, '')
      .split(/[/.-]/)
      .map((word) => word.replace(/s$/, '')),
  );

const camelCased = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Distance of a test from a file: import steps, reduced for shared path words and for tests that name the file. */
function distanceOf(file: string, test: string, steps: number, textOfTest: string): number {
  const words = wordsOf(test);
  const shared = [...wordsOf(file)].filter((word) => words.has(word)).length;
  const name = basename(file).split('.')[0] ?? '';
  const isNamed = textOfTest.includes(camelCased(name)) || textOfTest.includes(name);
  return steps - 2 * shared - (isNamed ? 2 : 0);
}

/** Tests that reach a file, the most relevant first. */
export const nearestTestsOf = (
  file: string,
  reaching: ReadonlyMap<string, number>,
  textOf: (test: string) => string,
): string[] =>
  [...reaching]
    .map(([test, steps]) => ({ test, distance: distanceOf(file, test, steps, textOf(test)) }))
    .toSorted((a, b) => a.distance - b.distance || a.test.localeCompare(b.test))
    .map(({ test }) => test);
