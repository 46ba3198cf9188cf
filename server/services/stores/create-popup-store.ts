import { like } from 'drizzle-orm';
import type { AnswerOf } from '../../../contract/api/call-types.ts';
import type { PopupStoreCreate } from '../../../contract/stores/popup-store-input.ts';
import { freeSlugOf, slugBaseOf } from '../../../contract/values/slug.ts';
import type { Context } from '../../context.ts';
import { announceListChange } from '../../db/change-feed.ts';
import type { Database } from '../../db/database.ts';
import { popupStores } from '../../db/schema-stores.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireAskerId } from '../../policies/asker.ts';
import { openImportUpload } from '../import/receive/open-import-upload.ts';
import { recordAdminAction } from '../admin/audit-log/record-admin-action.ts';
import { announcedStorePictures, openStorePictureUploads } from './open-store-picture-uploads.ts';
import { firstStoreApproval } from './first-store-approval.ts';
import { limitNewStores } from './limit-new-stores.ts';
import { readStore } from './read-store.ts';
import { resolveStoreOwner } from './resolve-store-owner.ts';
import { takenSlugRefusal } from './taken-slug-refusal.ts';
import { storeColumnsOf } from './store-columns.ts';
import { NO_STORE_PICTURES, storePicturesAfter } from './store-pictures.ts';

type NewStore = typeof popupStores.$inferInsert;

/** Inserts a store; false if its slug is taken. Waits for a parallel insert of the same slug. */
async function insertStore(db: Database, store: NewStore): Promise<boolean> {
  const target = popupStores.slug;
  const made = await db.insert(popupStores).values(store).onConflictDoNothing({ target }).returning();
  return made.length > 0;
}

/** Existing slugs with the beginning that all slugs derived from this name share; they save attempts to insert. */
async function slugsLike(db: Database, name: string): Promise<Set<string>> {
  const { slug } = popupStores;
  const rows = await db
    .select({ slug })
    .from(popupStores)
    .where(like(slug, `${slugBaseOf(name).slice(0, 60)}%`));
  return new Set(rows.map((row) => row.slug));
}

/** Inserts a store with its typed slug, else with the first free slug of its name (R5.2). */
async function write(db: Database, store: Omit<NewStore, 'slug'>, typed: string | undefined): Promise<void> {
  if (typed) {
    if (!(await insertStore(db, { ...store, slug: typed }))) throw takenSlugRefusal();
    return;
  }
  const taken = await slugsLike(db, store.name);
  for (;;) {
    const slug = freeSlugOf(store.name, taken);
    if (await insertStore(db, { ...store, slug })) return;
    taken.add(slug);
  }
}

/**
 * Creates a store as a draft and returns the upload URLs of its pictures and import ZIP (R5.1, R5.2, R7.11). A producer
 * owns their new store; an admin names the owner. Throws CONFLICT (slug taken, or too many unpublished stores),
 * VALIDATION_FAILED and TOO_MANY_REQUESTS.
 */
export async function createPopupStore(
  ctx: Context,
  input: PopupStoreCreate,
): Promise<AnswerOf<'createPopupStore'>> {
  return inTransaction(ctx, async (tx) => {
    const id = tx.newId();
    const now = new Date(tx.clock.now());
    const announced = announcedStorePictures(input);
    const ownerId = await resolveStoreOwner(tx, input.ownerId);
    await limitNewStores(tx, ownerId);
    const store = {
      ...storeColumnsOf({}, input),
      ...storePicturesAfter(NO_STORE_PICTURES, { announced: announced.map(({ key }) => key) }),
      id,
      ownerId,
      createdBy: requireAskerId(tx),
      name: input.name,
      description: input.description,
      status: 'draft' as const,
      approval: await firstStoreApproval(tx, ownerId),
      createdAt: now,
      updatedAt: now,
    };
    await write(tx.db, store, input.slug);
    const uploadUrls = await openStorePictureUploads(tx, id, announced);
    const productsZipUploadUrl = await openImportUpload(tx, id, input);
    const popupStore = await readStore(tx, id);
    await announceListChange(tx.db, [id, popupStore.slug]);
    await recordAdminAction(tx, ownerId, {
      kind: 'storeCreated',
      changes: [{ field: 'popupStoreId', to: id }],
    });
    return { popupStore, uploadUrls, productsZipUploadUrl };
  });
}
