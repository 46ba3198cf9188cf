import type { EquivalentMutant } from './equivalent-mutant.ts';

/** Equivalent mutants of imports, uploads, pictures and reminders. */
export const IMPORT_EQUIVALENTS: readonly EquivalentMutant[] = [
  {
    file: 'server/services/import/finish/end-unfinished-imports.ts',
    what: 'number +1',
    original: '100',
    reason: 'the size of a step changes only how often others have their turn between two of them',
  },
  {
    file: 'server/services/import/finish/end-unfinished-imports.ts',
    what: 'number -1',
    original: '100',
    reason: 'the size of a step changes only how often others have their turn between two of them',
  },
  {
    file: 'server/services/import/finish/finish-import.ts',
    what: 'number +1',
    original: '100',
    on: 'const BATCH = 100;',
    reason: 'the size of a step changes only how often others have their turn between two of them',
  },
  {
    file: 'server/services/import/finish/finish-import.ts',
    what: 'number -1',
    original: '100',
    on: 'const BATCH = 100;',
    reason: 'the size of a step changes only how often others have their turn between two of them',
  },
  {
    file: 'server/services/import/read/open-archive.ts',
    what: 'number +1',
    original: '100',
    reason: 'the size of a step changes only how often others have their turn between two of them',
  },
  {
    file: 'server/services/import/read/open-archive.ts',
    what: 'number -1',
    original: '100',
    reason: 'the size of a step changes only how often others have their turn between two of them',
  },
  {
    file: 'server/services/import/read/open-archive.ts',
    what: 'number +1',
    original: '0x08_00',
    reason: 'the flag of UTF-8 names is among both, and no other flag is read there',
  },
  {
    file: 'server/services/import/read/read-sheet.ts',
    what: 'number +1',
    original: '65_536',
    reason: 'the size of a step changes only how often others have their turn between two of them',
  },
  {
    file: 'server/services/import/read/read-sheet.ts',
    what: 'number -1',
    original: '65_536',
    reason: 'the size of a step changes only how often others have their turn between two of them',
  },
  {
    file: 'server/services/import/receive/archive-lock.ts',
    what: 'number +1',
    original: '100',
    reason: 'a millisecond more or less between two looks at a place that is not free',
  },
  {
    file: 'server/services/import/receive/archive-lock.ts',
    what: 'number -1',
    original: '100',
    reason: 'a millisecond more or less between two looks at a place that is not free',
  },
  {
    file: 'server/services/pictures/picture-bounds.ts',
    what: 'number +1',
    original: '150_000_000',
    reason: 'no picture within the other bounds decodes to 150,000,001 bytes',
  },
  {
    file: 'server/services/pictures/unreferenced-pictures.ts',
    what: 'member of and removed',
    original: 'inArray(pictures.name, names),',
    reason: 'only demo pictures are shared: more of them are looked for, and the same are found',
  },
  {
    file: 'server/services/pictures/unreferenced-pictures.ts',
    what: 'member of and removed',
    original: ', isNull(pictures.ownerId)',
    reason: 'an uploaded picture is looked for among other products, and none of them shows it',
  },
  {
    file: 'server/services/pictures/unreferenced-pictures.ts',
    what: 'member of and removed',
    original: 'arrayOverlaps(pictureNames, shareable),',
    reason: 'pictures of other products are of no account where they are not asked for',
  },
  {
    file: 'server/services/reminders/send-reminders.ts',
    what: 'number +1',
    original: '200',
    reason: 'the size of a step changes only how often others have their turn between two of them',
  },
  {
    file: 'server/services/reminders/send-reminders.ts',
    what: 'number -1',
    original: '200',
    reason: 'the size of a step changes only how often others have their turn between two of them',
  },
];
