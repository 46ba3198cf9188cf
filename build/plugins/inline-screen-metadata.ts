import { relative } from 'node:path';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';
import * as metadata from '../../contract/shell/screen-metadata.ts';

type Macro = (argument?: unknown) => unknown;

const macros = new Map<string, Macro>(
  Object.entries(metadata).map(([name, macro]) => [name, macro as Macro]),
);

/** Replacement of a part of a module's text. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name);

/** Result of a macro call as source text; null if an argument is not a string literal. */
function resultOf(macro: Macro, call: ESTree.CallExpression): string | null {
  const values = call.arguments.map((argument) =>
    argument.type === 'Literal' && typeof argument.value === 'string' ? argument.value : null,
  );
  return values.includes(null) ? null : JSON.stringify(macro(...values));
}

/**
 * Macro expansion: the module with each call of a function of `screen-metadata.ts` replaced by its result, and without the
 * import. Throws if such a function is used in another way, or with an argument that is not a literal.
 */
export function expandScreenMetadata(code: string, fileName = 'module.tsx'): string {
  const edits: Edit[] = [];
  const expanded = new Set<number>();
  const uses: { name: string; start: number }[] = [];
  const imported = new Map<string, Macro>();
  new Visitor({
    ImportDeclaration({ source, specifiers, importKind, start, end }) {
      if (importKind === 'type' || !source.value.endsWith('/screen-metadata.ts')) return;
      edits.push({ start, end, text: '' });
      for (const specifier of specifiers) {
        const isNamed = specifier.type === 'ImportSpecifier';
        if (isNamed && specifier.importKind === 'type') continue;
        const macro = isNamed ? macros.get(nameOf(specifier.imported)) : undefined;
        if (!macro) throw new Error(`${specifier.local.name} is not imported by its name`);
        expanded.add(specifier.local.start);
        imported.set(specifier.local.name, macro);
      }
    },
    CallExpression(call) {
      const { callee, start, end } = call;
      const macro = callee.type === 'Identifier' ? imported.get(callee.name) : undefined;
      const text = macro ? resultOf(macro, call) : null;
      if (text === null) return;
      edits.push({ start, end, text });
      expanded.add(callee.start);
    },
    Identifier: ({ name, start }) => void uses.push({ name, start }),
  }).visit(parseSync(fileName, code).program);

  const left = uses.find(({ name, start }) => imported.has(name) && !expanded.has(start));
  if (left) throw new Error(`${left.name} is asked for something that is not written out`);
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

/** Plugin that expands the macros of screen metadata for browsers, so that the table of screens is not shipped. */
export const inlineScreenMetadata = (): Plugin => ({
  name: 'inline-screen-metadata',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { code: '/screen-metadata.ts' },
    handler: (code, id) => ({ code: expandScreenMetadata(code, id.split('?', 1)[0]), map: null }),
  },
  load(id) {
    const path = relative(process.cwd(), id).replaceAll('\\', '/');
    if (path === 'contract/screens.ts')
      this.error(
        'The table of screens is not for the browser: use the macros of contract/shell/screen-metadata.ts',
      );
  },
});
