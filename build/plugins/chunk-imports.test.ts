import { describe, expect, test } from 'vitest';
import { build } from 'vite';
import { chunkImports } from './chunk-imports.ts';

const ENTRY = '\0entry';

/** Code of a built page that imports a part lazily. */
async function built(isPartLazy: boolean) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      chunkImports(['client']),
      {
        name: 'pages',
        resolveId: (id) => (id === 'entry' || id === 'part' ? `\0${id}` : null),
        load: (id) => {
          if (id === ENTRY) return isPartLazy ? `import('part').then(console.log)` : 'console.log(1)';
          return id === '\0part' ? 'export const part = 7' : null;
        },
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  })) as { output: readonly { type: string; code?: string }[] };
  return output.map(({ code = '' }) => code).join('\n');
}

describe(chunkImports, () => {
  test('R8.18 dynamic imports are wrapped by importChunk', async () => {
    const code = await built(true);
    expect(code).toMatch(/importChunk\(\s*\(\) => import\(/);
    expect(code).not.toContain('vite:preloadError');
  });

  test('R8.18 a build that does not wrap them fails', async () => {
    await expect(built(false)).rejects.toThrow('Vite wraps dynamic imports by another module');
  });
});
