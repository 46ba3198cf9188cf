import { join } from 'node:path';
import {
  makeStatelyDocuments,
  makeDocuments,
  staleDocumentsIn,
  writeDocuments,
} from './charts/chart-documents.ts';
import { root } from './run-command.ts';

const folder = join(root, 'docs', 'statecharts');
const documents = await makeDocuments();

if (process.argv.includes('--check')) {
  const stale = staleDocumentsIn(folder, documents);
  if (stale.length > 0) {
    console.log(
      `${stale.map((name) => `docs/statecharts/${name} is stale`).join('\n')}\nnpm run charts draws them anew.`,
    );
    process.exitCode = 1;
  }
} else {
  const written = await writeDocuments(folder, documents);
  await writeDocuments(join(root, '.cache', 'statecharts'), await makeStatelyDocuments());
  console.log(`${documents.size} files in docs/statecharts, ${written.length} of them new or changed`);
  console.log('Data for the Stately editor: .cache/statecharts');
}
