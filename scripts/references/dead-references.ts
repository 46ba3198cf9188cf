import { unknownNumberReferences } from './number-references.ts';
import { deadPaths } from './dead-paths.ts';
import { outdatedSnippets } from './snippets.ts';
import { codeLinesIn, pageLinesIn, lineError, type Line } from './source-lines.ts';

const IN_BACKTICKS = /`([^`\s]+)`/g;
/** Identifiers: camel case, constants or calls; plain words do not match. */
const NAME =
  /(?<![\w$/.-])(?:[a-z][a-z\d]*(?:[A-Z][\w$]*|(?=\())|[A-Z][a-z\d]+[A-Z][\w$]*|[A-Z]+_[A-Z_]+)(?![\w$/-])/g;

/** Decisions may name removed code; all other pages describe the present. */
const isAboutToday = ({ file }: Line) => /^(?:docs\/)?[\w-]+\.md$/.test(file);

const namesIn = (text: string): string[] =>
  [...text.matchAll(IN_BACKTICKS)].flatMap(([, word = '']) => word.match(NAME) ?? []);

/** Functions, types and fields that a page names and no code contains. */
function deadNames(pages: readonly Line[], code: readonly Line[]): string[] {
  const known = new Set(code.flatMap(({ text }) => text.match(/[A-Za-z_$][\w$]*/g) ?? []));
  return pages.filter(isAboutToday).flatMap((line) =>
    namesIn(line.text)
      .filter((name) => !known.has(name))
      .map((name) => lineError(line, `names ${name}, which no code knows`)),
  );
}

/** Dead references in pages and comments, a line for each with its place; `folder` is the project root. */
export function deadReferencesIn(folder: string): string[] {
  const pages = pageLinesIn(folder);
  const code = codeLinesIn(folder);
  const lines = [...pages, ...code];
  return [
    ...unknownNumberReferences(folder, lines),
    ...deadPaths(folder, lines),
    ...deadNames(pages, code),
    ...outdatedSnippets(folder, pages),
  ];
}
