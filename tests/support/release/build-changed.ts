import { join, resolve } from 'node:path';
import { createBuilder } from 'vite';

// Program: builds the application with changed texts, as the next release would. Its arguments are the output folder,
// the environments to build, and the changes as JSON.

const ROOT = join(import.meta.dirname, '../../..');
const ENVIRONMENTS = ['client', 'backOffice', 'serviceWorker', 'ssr'];

const [folder = '', environments = '', changes = ''] = process.argv.slice(2);
const texts = JSON.parse(changes) as { file: string; from: string; to: string }[];

const builder = await createBuilder({
  root: ROOT,
  configFile: join(ROOT, 'vite.config.ts'),
  logLevel: 'warn',
  plugins: [
    {
      name: 'changed-texts',
      enforce: 'pre',
      transform(code, id) {
        const changed = texts.filter(({ file }) => id === join(ROOT, file));
        for (const { file, from } of changed)
          if (!code.includes(from)) throw new Error(`${file} does not contain: ${from}`);
        return changed.reduce((now, { from, to }) => now.replaceAll(from, to), code);
      },
    },
  ],
  environments: Object.fromEntries(
    ENVIRONMENTS.map((name) => [
      name,
      { build: { outDir: join(resolve(folder), name === 'ssr' ? 'server' : 'client') } },
    ]),
  ),
});
for (const name of environments.split(',')) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`There is no environment ${name}.`);
  await builder.build(environment);
}
