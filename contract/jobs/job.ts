import { enums, type Infer } from 'superstruct';

/**
 * Kinds of background jobs. `mail`: one e-mail of the outbox. `import`: one import of products. The others are periodic:
 * `storeClock` opens and closes stores, `reminders` writes opening reminders, `uploads` ends stalled uploads, `pictures`
 * deletes leftover pictures, `housekeeping` deletes expired rows, `backup` makes the scheduled backup.
 */
export const JOB_KINDS = [
  'mail',
  'import',
  'storeClock',
  'reminders',
  'uploads',
  'pictures',
  'housekeeping',
  'backup',
] as const;
export const JobKind = enums(JOB_KINDS);
export type JobKind = Infer<typeof JobKind>;

/** Kinds with a job for each entity; every other kind has one job, which runs again and again. */
const ENTITY_KINDS: readonly JobKind[] = ['mail', 'import'];

/** Kind with one job that runs at intervals and never ends. */
export type PeriodicKind = Exclude<JobKind, 'mail' | 'import'>;

export const isPeriodicKind = (kind: JobKind): kind is PeriodicKind => !ENTITY_KINDS.includes(kind);

/** Key of the one job of a periodic kind; no entity has it. */
export const PERIODIC_KEY = '00000000-0000-0000-0000-000000000000';

/** States of a job. `failed`: the last try failed and another follows. `givenUp`: no other try without a decision. */
export const JOB_STATES = ['waiting', 'leased', 'failed', 'givenUp', 'done'] as const;
export const JobState = enums(JOB_STATES);
export type JobState = Infer<typeof JobState>;
