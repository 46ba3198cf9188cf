import { type SQL, sql } from 'drizzle-orm';
import { STORAGE } from '../../../contract/uploads/storage-limits.ts';
import type { Context } from '../../context.ts';
import { type Database, rowsOf } from '../../db/database.ts';
import { retried } from '../../db/transaction.ts';
import { refuse } from '../../http/default-error-messages.ts';
import { Refusal } from '../../http/refusal.ts';

const MIB = 1024 * 1024;

/** Storage that so many bytes take: whole blocks, as a disk gives them. */
const blocksOf = (bytes: number): number => Math.ceil(bytes / STORAGE.block) * STORAGE.block;

const isSeller = sql`(u.role = 'admin' or s.has_published)`;
const limit = sql`(case when ${isSeller} then ${STORAGE.seller}::bigint else ${STORAGE.newSeller}::bigint end)`;
const accountOf = (userId: string): SQL =>
  sql`account_storage s join users u on u.id = s.user_id where s.user_id = ${userId}`;

/** Row of an account that has room for so many bytes more, locked until its transaction ends; none where it has not. */
const withRoom = (userId: string, bytes: number): SQL =>
  sql`select s.user_id from ${accountOf(userId)} and s.bytes + ${bytes}::bigint <= ${limit} for key share of u for update of s`;

/** Storage of an account in bytes: how much is used, and how much may be. */
interface StorageUsage {
  used: number;
  max: number;
}

/** Storage usage of an account; null where there is none of that id. */
async function storageUsageOf(db: Database, userId: string): Promise<StorageUsage | null> {
  const [row] = await rowsOf<{ used: number | string; max: number | string }>(
    db,
    sql`select s.bytes as used, ${limit} as max from ${accountOf(userId)}`,
  );
  return row ? { used: Number(row.used), max: Number(row.max) } : null;
}

const sizeText = (bytes: number): string =>
  bytes >= 1024 * MIB ? `${bytes / MIB / 1024} GB` : `${Math.floor(bytes / MIB)} MB`;

const freeOf = ({ used, max }: StorageUsage): number => Math.max(0, max - used);

/** Sentence for an account without room: how much fits, how much is free, and how to make room. */
function storageFullText({ used, max }: StorageUsage): string {
  const free = freeOf({ used, max });
  const fact =
    free < MIB
      ? `Has llegado a los ${sizeText(max)} que caben en tu cuenta.`
      : `No cabe: de los ${sizeText(max)} de tu cuenta te quedan ${sizeText(free)} libres.`;
  const advice = 'Borra productos o puestos que ya no uses y vuelve a intentarlo';
  return max === STORAGE.newSeller
    ? `${fact} ${advice}; cuando publiques tu primer puesto te cabrán ${sizeText(STORAGE.seller)}.`
    : `${fact} ${advice}.`;
}

/** Why something does not fit into an account, in a sentence for whoever owns it. */
export interface NoRoom {
  message: string;
  /** Less than 1 MiB is free: nothing else is worth trying. */
  isFull: boolean;
}

/** Throws UNAUTHENTICATED for an account that was deleted since it was let in. */
async function noRoomIn(db: Database, userId: string): Promise<NoRoom> {
  const usage = await storageUsageOf(db, userId);
  if (!usage) throw refuse('UNAUTHENTICATED');
  return { message: storageFullText(usage), isFull: freeOf(usage) < MIB };
}

/** The refusal of what does not fit any more into an account, told at `field` where a form has one. */
export const storageFull = ({ message }: NoRoom, field?: string): Refusal =>
  new Refusal('CONFLICT', message, { errors: field === undefined ? [] : [{ field, message }] });

/**
 * Makes sure that so many bytes more fit into an account, and keeps others from filling it until the transaction given ends. Throws
 * CONFLICT where they do not, and UNAUTHENTICATED where there is no such account any more.
 */
export async function requireStorage(
  { db }: Pick<Context, 'db'>,
  userId: string,
  { bytes, field }: { bytes: number; field?: string },
): Promise<void> {
  const room = await rowsOf(db, withRoom(userId, blocksOf(bytes)));
  if (room.length === 0) throw storageFull(await noRoomIn(db, userId), field);
}

interface NewPicture {
  name: string;
  ownerId: string;
  /** The size of its original, in bytes. */
  size: number;
}

/**
 * Counts a picture into its owner's storage before its original is written, marked as left until something refers to it; of two that
 * race for the same room one gets it. Gives why there is none, or null where there was; throws UNAUTHENTICATED where the account is
 * gone. Tried again where the database gave up.
 */
export async function reservePicture(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { name, ownerId, size }: NewPicture,
): Promise<NoRoom | null> {
  const bytes = blocksOf(size);
  const now = new Date(clock.now()).toISOString();
  const reserve = sql`with room as (${withRoom(ownerId, bytes)})
    insert into pictures (name, owner_id, bytes, created_at, left_at)
    select ${name}, user_id, ${bytes}::bigint, ${now}::timestamptz, ${now}::timestamptz from room returning name`;
  const made = await retried(() => rowsOf(db, reserve));
  return made.length > 0 ? null : noRoomIn(db, ownerId);
}
