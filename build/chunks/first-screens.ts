import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { FIRST_SCREEN_CHUNKS, FIRST_SCREEN_FILES } from './first-screen-files.ts';

type Chunk = keyof typeof FIRST_SCREEN_FILES;

/** Libraries that every page needs completely, except parts that only later screens use. */
const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack|xstate|@xstate|@chakra-ui|@emotion)[\\/](?!.*useBlocker)|rolldown.runtime/;

/** Project path of a module, as the lists name it; null for a dependency. */
function ownFile(id: string): string | null {
  const path = relative(process.cwd(), id).replaceAll('\\', '/');
  return /^(src|contract)\//.test(path) ? path : null;
}

/** Route definition that the router needs for every route. Its lazy part (`?…`) is excluded. */
const isRouteLine = (file: string) => file.startsWith('src/routes/') && !file.includes('?');

const isListed = (chunk: Chunk, file: string) =>
  FIRST_SCREEN_FILES[chunk].some((listed) => listed === file) || (chunk === 'market' && isRouteLine(file));

const holds = (chunk: Chunk) => (id: string) => {
  const file = ownFile(id);
  return file === null ? chunk === 'market' && LIBRARIES.test(id) : isListed(chunk, file);
};

/** Path parts of the modules that every struct needs. */
const OF_STRUCTS = [
  '/contract/values/',
  '/contract/api/checking.',
  '/contract/api/pagination.',
  '/node_modules/superstruct/',
];

/** Path parts of the modules that every form of the market needs. */
const OF_FORMS = [
  '/src/components/account/Checklist.',
  '/src/components/account/EmailField.',
  '/src/components/account/AuthAside.',
  '/src/components/feedback/drawings/letter.',
  '/src/components/forms/',
  '/src/machines/ui/field-errors.',
  '/src/machines/ui/form.',
  '/src/wiring/ui/show-field-error.',
];

/** Modules that only calls need: they load with the table of calls or directly after it. */
const isOfCalls = (id: string) => /\/contract\/(?!.*\/(?:list-item|import-limits)\.)/.test(id);

/** Path parts of the modules that the sign-in screens share. */
const OF_ACCOUNTS = [
  '/src/components/account/CodeAside.',
  '/src/components/account/CodeField.',
  '/src/components/account/CodeScreen.',
  '/src/components/account/AuthPage.',
  '/src/components/account/MailboxHint.',
  '/src/components/account/NewPasswordField.',
  '/src/components/account/OtherWay.',
  '/src/components/account/ResendCode.',
  '/src/components/account/account.messages.',
  '/src/components/account/recovery.messages.',
  '/src/components/feedback/drawings/key.',
  '/src/wiring/auth/known-email.',
];

const isOf = (parts: readonly string[]) => (id: string) => parts.some((part) => id.includes(part));

/**
 * Chunk groups of the first screens: one file each for all pages, for stores, and for lists.
 * Split further, the same code is a tenth larger on the wire, and dozens of small files queue on six connections.
 * Structs and forms have their own groups for the same reason. Each chunk's name is part of the code of every page.
 */
export const firstScreenGroups = [
  { name: 'market', test: holds('market'), priority: 2 },
  { name: 'stalls', test: holds('stalls'), priority: 1 },
  { name: 'lists', test: holds('lists'), priority: 1 },
  { name: 'sale', test: holds('sale'), priority: 2 },
  { name: 'stepper', test: holds('stepper'), priority: 2 },
  { name: 'store-page', test: holds('store-page'), priority: 1 },
  { name: 'product-page', test: holds('product-page'), priority: 1 },
  { name: 'structs', test: isOf(OF_STRUCTS), minShareCount: 2, priority: 0.75 },
  { name: 'calls', test: isOfCalls, minShareCount: 2, priority: 0.5 },
  { name: 'forms', test: isOf(OF_FORMS), minShareCount: 2, priority: 0.25 },
  { name: 'account', test: isOf(OF_ACCOUNTS), minShareCount: 2 },
];

/** Errors in the chunks of the first screens: a line for each file that ships unlisted, or is listed and does not ship. */
export function complaintsAbout(modulesByChunk: ReadonlyMap<string, readonly string[]>): string[] {
  return (Object.keys(FIRST_SCREEN_FILES) as Chunk[]).flatMap((chunk) => {
    const files = (modulesByChunk.get(chunk) ?? []).flatMap((id) => ownFile(id) ?? []);
    const unlisted = files.filter((file) => !isListed(chunk, file));
    const missing = FIRST_SCREEN_FILES[chunk].filter((file) => !files.includes(file));
    return [
      ...unlisted.map((file) => `${file} would come with every page, in ${chunk}, and is not listed`),
      ...missing.map((file) => `${file} is listed and is not in ${chunk}`),
    ];
  });
}

/** Built chunk: its name, its modules and its imports. */
export interface BuiltChunk {
  name: string;
  fileName: string;
  moduleIds: readonly string[];
  imports: readonly string[];
}

const WITH_EVERY_PAGE = ['entry-client', 'market', 'rolldown-runtime'];

/** Errors in the requested chunks: a line for each first screen that loads other chunks than listed. */
export function strangersIn(chunks: readonly BuiltChunk[]): string[] {
  return Object.entries(FIRST_SCREEN_CHUNKS).flatMap(([route, listed]) => {
    const loaded = new Set(
      chunks.filter(({ moduleIds }) => moduleIds.some((id) => ownFile(id)?.startsWith(`${route}?`))),
    );
    const own = [...loaded].map(({ name }) => name);
    // Iteration over a growing set also visits the new elements.
    for (const { imports } of loaded)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
    const names = [...loaded]
      .map(({ name }) => name)
      .filter((name) => ![...WITH_EVERY_PAGE, ...own].includes(name));
    const [said, found] = [listed, names].map((all) => all.toSorted().join(', '));
    return said === found ? [] : [`${route} loads ${found}, and is to load ${said}`];
  });
}

/** Plugin that fails the build if a first screen loads new code; the list is build/chunks/first-screen-files.ts. */
export const firstScreens = (): Plugin => ({
  name: 'first-screens',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const modules = new Map(chunks.map(({ name, moduleIds }) => [name, moduleIds]));
    const complaints = [...complaintsAbout(modules), ...strangersIn(chunks)];
    if (complaints.length > 0) this.error(`build/chunks/first-screen-files.ts\n${complaints.join('\n')}`);
  },
});
