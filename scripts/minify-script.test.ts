import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { minifyScript } from './minify-script.ts';

const folder = mkdtempSync(join(tmpdir(), 'minify-copied-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a script says the same in fewer words', async () => {
  const path = join(folder, 'good.js');
  writeFileSync(
    path,
    '// What it does.\n(() => {\n  const answer = 40 + 2;\n  globalThis.heard = answer;\n})();\n',
  );
  await minifyScript(path);
  expect(readFileSync(path, 'utf8')).toEqual('globalThis.heard=42;');
});

test('what is no script is left as it is', async () => {
  const path = join(folder, 'bad.js');
  writeFileSync(path, 'const = 1');
  await expect(minifyScript(path)).rejects.toThrow(path);
  expect(readFileSync(path, 'utf8')).toEqual('const = 1');
});
