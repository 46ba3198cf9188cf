import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');

export type LintReport = {
  number_of_files: number;
  diagnostics: readonly { code: string; filename: string; help?: string }[];
};

/** Temporary folder under the project's lint rules, for code that violates them. */
export function createLintFixture() {
  const tree = mkdtempSync(join(tmpdir(), 'planted-tree-'));
  for (const path of ['.oxlintrc.json', 'scripts/lint'])
    cpSync(join(root, path), join(tree, path), { recursive: true });
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint');
  return {
    plant: (path: string, code: string): void => {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), code);
    },
    lint: (...paths: readonly string[]): LintReport => {
      const { stdout } = spawnSync(oxlint, ['--format=json', ...paths], { cwd: tree, encoding: 'utf8' });
      return JSON.parse(stdout) as LintReport;
    },
    remove: () => rmSync(tree, { recursive: true, force: true }),
  };
}
