import { RETIRED_WORDS } from './retired-words.ts';

/** A source file by its path from the root, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

const EXPORTED = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) +(?<name>[\w$]+)/gm;
const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

const isGenerated = (path: string) => path.endsWith('.gen.ts');
const isRoute = (path: string) => path.startsWith('src/routes/');
const fileNameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\..*$/, '');
const wordsIn = (name: string) => (name.match(WORD) ?? []).map((word) => word.toLowerCase());
const exportedIn = ({ text }: SourceFile) =>
  new Set(Array.from(text.matchAll(EXPORTED), ({ groups }) => groups?.['name'] ?? ''));

const retiredWordIn = (name: string): string | null =>
  wordsIn(name).find((word) => Object.hasOwn(RETIRED_WORDS, word)) ?? null;

function retiredFaults(file: SourceFile): string[] {
  return [fileNameOf(file.path), ...exportedIn(file)].flatMap((name) => {
    const word = retiredWordIn(name);
    return word === null ? [] : [`${file.path}: ${name} holds "${word}"; use ${RETIRED_WORDS[word]}`];
  });
}

function sharedFaults(files: readonly SourceFile[]): string[] {
  const places = new Map<string, string[]>();
  for (const file of files)
    for (const name of exportedIn(file)) places.set(name, [...(places.get(name) ?? []), file.path]);
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name} is exported by ${paths.join(' and ')}`);
}

/** Faults of names, a line for each: retired words in file names and exported names, and names that several files export. */
export function nameFaults(files: readonly SourceFile[]): string[] {
  const written = files.filter(({ path }) => !isGenerated(path));
  return [...written.flatMap(retiredFaults), ...sharedFaults(written.filter(({ path }) => !isRoute(path)))];
}
