import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lineError, isComment, type Line } from './source-lines.ts';

const ROOM = /^(?:contract|src|server|demo|tests|scripts|bench|docs|public)\//;
const FILE = /\.(?:ts|tsx|mjs|md|sql|css|html|svg|webp|yml)$/;
/** Placeholder in a path: it stands for many files, or for a future one. */
const HOLE = /[<>{}…:]/;
const IN_BACKTICKS = /`([^`\s#]+)(?:#[^`\s]*)?`/g;
const IN_LINK = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;
const IN_COMMENT = /(?<![\w/@.-])((?:[\w.-]+\/)*[\w.-]+\.(?:ts|tsx|mjs|md|sql|css))(?![\w/-])/g;

const firstGroups = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

const isPath = (word: string) =>
  !HOLE.test(word) && !word.startsWith('/') && (ROOM.test(word) || FILE.test(word));

/** The file or folder exists: from the root, beside the file or, for a short name, anywhere. */
function isThere(folder: string, from: string, path: string): boolean {
  const isFound = (pattern: string) => globSync(pattern, { cwd: folder }).length > 0;
  if (existsSync(join(folder, path)) || existsSync(join(folder, dirname(from), path))) return true;
  if (ROOM.test(path) || path.startsWith('.')) return path.includes('*') && isFound(path);
  return isFound(`{contract,src,server,demo,tests,scripts,build,bench,docs,public}/**/${path}`);
}

function pathsNamedIn(line: Line): string[] {
  if (line.file.endsWith('.md')) {
    const links = firstGroups(IN_LINK, line.text).filter((link) => !/^[a-z]+:/.test(link));
    return [...firstGroups(IN_BACKTICKS, line.text).filter(isPath), ...links];
  }
  return isComment(line) ? firstGroups(IN_COMMENT, line.text).filter(isPath) : [];
}

/** Files and folders that pages and comments name and that do not exist. */
export const deadPaths = (folder: string, lines: readonly Line[]): string[] =>
  lines.flatMap((line) =>
    pathsNamedIn(line)
      .filter((path) => !isThere(folder, line.file, path))
      .map((path) => lineError(line, `names ${path}, which is gone`)),
  );
