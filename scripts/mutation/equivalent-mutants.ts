import type { Mutant } from './mutant.ts';

/** Equivalent mutant with its reason: it changes nothing observable. */
export interface EquivalentMutant {
  file: string;
  what: string;
  /** Original code, on one line. */
  original: string;
  /** Line on which it begins, if the same code occurs on several lines. */
  on?: string;
  reason: string;
}

/** Equivalent mutants, which no test can detect. Each must match exactly one mutant, so obsolete entries fail. */
export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [
  {
    file: 'contract/account/user.ts',
    what: 'optional dropped',
    original: 'optional(unknown())',
    on: 'role: optional(unknown()),',
    reason: 'a struct of anything takes what is missing as it stands',
  },
  {
    file: 'contract/account/user.ts',
    what: 'optional dropped',
    original: 'optional(unknown())',
    on: "'custom:role': optional(unknown()),",
    reason: 'a struct of anything takes what is missing as it stands',
  },
  {
    file: 'contract/account/user.ts',
    what: 'optional dropped',
    original: 'optional(unknown())',
    on: 'queryInfo: optional(unknown()),',
    reason: 'a struct of anything takes what is missing as it stands',
  },
  {
    file: 'contract/lifecycles/order.lifecycle.ts',
    what: 'text emptied',
    original: "'order'",
    reason: 'the name of a chart stands in its pictures alone, and no arrow of it is written with it',
  },
  {
    file: 'contract/lifecycles/popup-store.lifecycle.ts',
    what: 'text emptied',
    original: "'popupStore'",
    reason: 'the name of a chart stands in its pictures alone, and no arrow of it is written with it',
  },
  {
    file: 'contract/lifecycles/product-import.lifecycle.ts',
    what: 'text emptied',
    original: "'productImport'",
    reason: 'the name of a chart stands in its pictures alone, and no arrow of it is written with it',
  },
  {
    file: 'contract/lifecycles/product-order.lifecycle.ts',
    what: 'text emptied',
    original: "'productOrder'",
    reason: 'the name of a chart stands in its pictures alone, and no arrow of it is written with it',
  },
  {
    file: 'contract/values/locale-format-data.ts',
    what: 'number +1',
    original: '1_234_567.5',
    reason: 'any amount with groups and decimals shows how amounts are written',
  },
  {
    file: 'contract/values/locale-format-data.ts',
    what: 'number -1',
    original: '1_234_567.5',
    reason: 'any amount with groups and decimals shows how amounts are written',
  },
  {
    file: 'contract/values/slug.ts',
    what: 'pattern: + → *',
    original: '/^-+|-+$/g',
    reason: 'no hyphens where there are none are nothing to take away',
  },
  {
    file: 'contract/values/slug.ts',
    what: 'pattern: + → *',
    original: '/-+$/',
    reason: 'no hyphens where there are none are nothing to take away',
  },
  {
    file: 'contract/producer/period-choice.ts',
    what: '< → <=',
    original: 'closing < today',
    reason: 'of two days that are one either is that day',
  },
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
  {
    file: 'server/services/catalogue/list-producer-products.ts',
    what: 'condition → true',
    original: 'isSortedAfterSearch(page)',
    reason: 'both ways read the same rows in the same order; the choice decides how fast',
  },
  {
    file: 'server/services/catalogue/list-producer-products.ts',
    what: 'condition → false',
    original: 'isSortedAfterSearch(page)',
    reason: 'both ways read the same rows in the same order; the choice decides how fast',
  },
  {
    file: 'server/services/catalogue/list-producer-products.ts',
    what: 'condition → true',
    original: "effectiveSortOf(page) === 'ending_soon'",
    reason: 'a join that no sort needs changes no row',
  },
  {
    file: 'server/services/catalogue/product-cache.ts',
    what: 'number +1',
    original: '0',
    on: 'const found = await productsOf(db).getOrReadAll(rows.map(keyOf), 0, async (missing) => {',
    reason: 'a cache without a lifetime ignores the time',
  },
  {
    file: 'server/services/catalogue/product-cache.ts',
    what: 'number -1',
    original: '0',
    on: 'const found = await productsOf(db).getOrReadAll(rows.map(keyOf), 0, async (missing) => {',
    reason: 'a cache without a lifetime ignores the time',
  },
  {
    file: 'server/services/stores/create-popup-store.ts',
    what: 'where dropped',
    original:
      'db .select({ slug }) .from(popupStores) .where(like(slug, `${slugBaseOf(name).slice(0, 60)}%`))',
    reason: 'more slugs than a name can have leave the same one free',
  },
  {
    file: 'server/services/stores/create-popup-store.ts',
    what: 'number -1',
    original: '0',
    on: '.where(like(slug, `${slugBaseOf(name).slice(0, 60)}%`));',
    reason: 'an empty beginning finds all slugs, and more than a name can have leave the same one free',
  },
  {
    file: 'server/services/stores/create-popup-store.ts',
    what: 'number +1',
    original: '60',
    on: '.where(like(slug, `${slugBaseOf(name).slice(0, 60)}%`));',
    reason: 'any length below that of a cut and numbered slug finds all slugs of a name',
  },
  {
    file: 'server/services/stores/create-popup-store.ts',
    what: 'number -1',
    original: '60',
    on: '.where(like(slug, `${slugBaseOf(name).slice(0, 60)}%`));',
    reason: 'any length below that of a cut and numbered slug finds all slugs of a name',
  },
  {
    file: 'server/services/account/end-account.ts',
    what: 'call removed',
    original: 'await db.delete(carts).where(eq(carts.userId, id));',
    reason:
      'the cart goes with its account anyway; here only the order of the locks, against deadlocks, which a transaction retries',
  },
  {
    file: 'server/services/account/remove-stores-and-products.ts',
    what: 'number +1',
    original: '100',
    reason: 'batches of any size delete the same products',
  },
  {
    file: 'server/services/account/remove-stores-and-products.ts',
    what: 'number -1',
    original: '100',
    reason: 'batches of any size delete the same products',
  },
  {
    file: 'server/services/account/remove-stores-and-products.ts',
    what: '< → <=',
    original: 'at < theirs.length',
    reason: 'an empty batch deletes nothing',
  },
  {
    file: 'server/services/account/remove-stores-and-products.ts',
    what: 'member of or removed',
    original: ', inArray(popupStoreId, storeIds)',
    reason: 'only the order of the locks, against deadlocks, which a transaction retries',
  },
  {
    file: 'server/services/admin/operator/create-admin.ts',
    what: 'number +1',
    original: '32',
    reason: 'a random password that nobody knows, whatever its length',
  },
  {
    file: 'server/services/admin/operator/create-admin.ts',
    what: 'number -1',
    original: '32',
    reason: 'a random password that nobody knows, whatever its length',
  },
  {
    file: 'server/services/admin/panel/get-market-stats.ts',
    what: 'member of and removed',
    original: ", inArray(jobs.state, ['leased', 'failed', 'givenUp'])",
    reason: 'the figures filter by state themselves; this condition only lets them use an index',
  },
  {
    file: 'server/services/admin/users/withdraw-from-sale.ts',
    what: 'call removed',
    original: 'await lockStoreProducts(db, id);',
    reason: 'only the order of the locks, against deadlocks, which a transaction retries',
  },
  {
    file: 'server/services/auth/local-bot-check-provider.ts',
    what: 'number +1',
    original: '150',
    reason: 'a random number of rounds between limits that no client sees',
  },
  {
    file: 'server/services/auth/local-bot-check-provider.ts',
    what: 'number -1',
    original: '150',
    reason: 'a random number of rounds between limits that no client sees',
  },
  {
    file: 'server/services/auth/local-bot-check-provider.ts',
    what: 'number +1',
    original: '300',
    reason: 'a random number of rounds between limits that no client sees',
  },
  {
    file: 'server/services/auth/local-bot-check-provider.ts',
    what: 'number -1',
    original: '300',
    reason: 'a random number of rounds between limits that no client sees',
  },
  {
    file: 'server/services/auth/local-bot-check-provider.ts',
    what: 'number +1',
    original: '32',
    reason: 'a secret of another length signs and verifies as well',
  },
  {
    file: 'server/services/auth/local-bot-check-provider.ts',
    what: 'number -1',
    original: '32',
    reason: 'a secret of another length signs and verifies as well',
  },
  {
    file: 'server/services/checkout/checkout-lines.ts',
    what: 'member of and removed',
    original: ', isProductOfCart',
    reason: 'redundant with the join; it only makes the plan fast',
  },
  {
    file: 'server/services/checkout/place-order.ts',
    what: 'number +1',
    original: '0',
    on: 'stockNow: (bought[index]?.stock ?? 0) - line.quantity,',
    reason: 'every line of the order was bought',
  },
  {
    file: 'server/services/checkout/place-order.ts',
    what: 'number -1',
    original: '0',
    on: 'stockNow: (bought[index]?.stock ?? 0) - line.quantity,',
    reason: 'every line of the order was bought',
  },
  {
    file: 'server/services/orders/anonymize-buyers.ts',
    what: 'number +1',
    original: '100',
    reason: 'batches of any size anonymize the same orders',
  },
  {
    file: 'server/services/orders/anonymize-buyers.ts',
    what: 'number -1',
    original: '100',
    reason: 'batches of any size anonymize the same orders',
  },
  {
    file: 'server/services/orders/list-orders.ts',
    what: 'condition → false',
    original: 'counts',
    reason: 'the sum of the counts is the count of the rows, only faster',
  },
  {
    file: 'server/services/orders/restore-stock.ts',
    what: 'call removed',
    original:
      "await db .select({ id: products.id }) .from(products) .where(inArray(products.id, ids)) .orderBy(asc(products.id)) .for('no key update');",
    reason: 'only the order of the locks, against deadlocks, which a transaction retries',
  },
  {
    file: 'server/services/producer/analytics/market-days.ts',
    what: 'number +1',
    original: '500',
    reason: 'the size of a cache',
  },
  {
    file: 'server/services/producer/analytics/market-days.ts',
    what: 'number -1',
    original: '500',
    reason: 'the size of a cache',
  },
  {
    file: 'server/services/producer/analytics/monthly-sales.ts',
    what: 'member of and removed',
    original: ', inArray( since, months.map((month) => new Date(timeRangeOf(month, ctx.timeZone).since)), )',
    reason: 'other months are read and not used',
  },
];

/** The mutant matches the entry. */
export const matchesEquivalentMutant = (
  { file, what, original, on }: EquivalentMutant,
  mutant: Mutant,
  lineOf: (mutant: Mutant) => string,
): boolean =>
  mutant.file === file &&
  mutant.what === what &&
  mutant.original === original &&
  (on === undefined || lineOf(mutant).trim() === on);
