import { type SQL, sql } from 'drizzle-orm';
import { STORAGE_LIMITS } from '../../../contract/uploads/storage-limits.ts';
import type { Context } from '../../context.ts';
import { type Database, rowsOf } from '../../db/database.ts';
import { retryTransaction } from '../../db/transaction.ts';
import { defaultRefusal } from '../../http/default-error-messages.ts';
import { Refusal } from '../../http/refusal.ts';

const MIB = 1024 * 1024;

/** Storage usage of a file: its size rounded up to whole blocks. */
const blocksOf = (bytes: number): number => Math.ceil(bytes / STORAGE_LIMITS.block) * STORAGE_LIMITS.block;

const isSeller = sql`(u.role = 'admin' or s.has_published)`;
const limit = sql`(case when ${isSeller} then ${STORAGE_LIMITS.seller}::bigint else ${STORAGE_LIMITS.newSeller}::bigint end)`;
const accountOf = (userId: string): SQL =>
  sql`account_storage s join users u on u.id = s.user_id where s.user_id = ${userId}`;

/** Query of an account with room for the given bytes, locked until the transaction ends; no row without room. */
const withRoom = (userId: string, bytes: number): SQL =>
  sql`select s.user_id from ${accountOf(userId)} and s.bytes + ${bytes}::bigint <= ${limit} for key share of u for update of s`;

/** Storage of an account in bytes: used, and maximum. */
interface StorageUsage {
  used: number;
  max: number;
}

/** Storage of an account; null for an unknown id. */
async function storageUsageOf(db: Database, userId: string): Promise<StorageUsage | null> {
  const [row] = await rowsOf<{ used: number | string; max: number | string }>(
    db,
    sql`select s.bytes as used, ${limit} as max from ${accountOf(userId)}`,
  );
  return row ? { used: Number(row.used), max: Number(row.max) } : null;
}

const sizeText = (bytes: number): string =>
  bytes >= 1024 * MIB ? `${bytes / MIB / 1024} GB` : `${Math.floor(bytes / MIB)} MB`;

const freeOf = ({ used, max }: StorageUsage): number => max - used;

/** Error message for a full quota: maximum, free space, and advice. */
function storageFullText({ used, max }: StorageUsage): string {
  const free = freeOf({ used, max });
  const fact =
    free < MIB
      ? `Has llegado a los ${sizeText(max)} que caben en tu cuenta.`
      : `No cabe: de los ${sizeText(max)} de tu cuenta te quedan ${sizeText(free)} libres.`;
  const advice = 'Borra productos o puestos que ya no uses y vuelve a intentarlo';
  return max === STORAGE_LIMITS.newSeller
    ? `${fact} ${advice}; cuando publiques tu primer puesto te cabrán ${sizeText(STORAGE_LIMITS.seller)}.`
    : `${fact} ${advice}.`;
}

/** Missing quota, with a message for the account's owner. */
export interface StorageShortage {
  message: string;
  /** True if less than 1 MiB is free, so that further files are not worth a try. */
  isFull: boolean;
}

/** Throws UNAUTHENTICATED if the account was deleted after authorization. */
async function noRoomIn(db: Database, userId: string): Promise<StorageShortage> {
  const usage = await storageUsageOf(db, userId);
  if (!usage) throw defaultRefusal('UNAUTHENTICATED');
  return { message: storageFullText(usage), isFull: freeOf(usage) < MIB };
}

/** CONFLICT refusal for a full quota, optionally at a form field. */
export const fullStorageRefusal = ({ message }: StorageShortage, field?: string): Refusal =>
  new Refusal('CONFLICT', message, { errors: field === undefined ? [] : [{ field, message }] });

/**
 * Checks that the bytes fit into the account's quota and locks it until the given transaction ends. Throws CONFLICT
 * without room, and UNAUTHENTICATED for a deleted account.
 */
export async function requireStorage(
  { db }: Pick<Context, 'db'>,
  userId: string,
  { bytes, field }: { bytes: number; field?: string },
): Promise<void> {
  const room = await rowsOf(db, withRoom(userId, blocksOf(bytes)));
  if (room.length === 0) throw fullStorageRefusal(await noRoomIn(db, userId), field);
}

interface NewPicture {
  name: string;
  ownerId: string;
  /** Size of the original in bytes. */
  size: number;
}

/**
 * Reserves quota for a picture before its original is written, marked for deletion until something references it.
 * Parallel reservations cannot exceed the quota. Returns null on success, else the reason. Throws UNAUTHENTICATED for a
 * deleted account. Retries after serialization failures.
 */
export async function reservePictureStorage(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { name, ownerId, size }: NewPicture,
): Promise<StorageShortage | null> {
  const bytes = blocksOf(size);
  const now = new Date(clock.now()).toISOString();
  const reserve = sql`with room as (${withRoom(ownerId, bytes)})
    insert into pictures (name, owner_id, bytes, created_at, left_at)
    select ${name}, user_id, ${bytes}::bigint, ${now}::timestamptz, ${now}::timestamptz from room returning name`;
  const made = await retryTransaction(() => rowsOf(db, reserve));
  return made.length > 0 ? null : noRoomIn(db, ownerId);
}
