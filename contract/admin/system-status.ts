import { array, boolean, enums, type Infer, nullable, number, object, string } from 'superstruct';
import { JobKind, JobState } from '../jobs/job.ts';
import { Id } from '../values/id.ts';

/** Settings that must be equal in all processes of a market. */
export const SHARED_SETTINGS = ['signingKey', 'publicUrl', 'storage'] as const;
export const SharedSetting = enums(SHARED_SETTINGS);
export type SharedSetting = Infer<typeof SharedSetting>;

/** Process of the market that was seen within a day. Instants are ISO 8601 in UTC. */
const MarketProcess = object({
  id: Id,
  host: string(),
  pid: number(),
  build: string(),
  schemaNumber: number(),
  /** Lead of its machine's clock over the database's, in ms. */
  clockLead: number(),
  /** Resident memory in bytes. */
  memory: number(),
  startedAt: string(),
  seenAt: string(),
  /** False if its heartbeat is missing. */
  isAlive: boolean(),
  /** Settings in which it differs from the majority. */
  differs: array(SharedSetting),
});
export type MarketProcess = Infer<typeof MarketProcess>;

/** Number of jobs of a kind in a state, and since when the oldest of them has been in it. */
const JobCount = object({ kind: JobKind, state: JobState, count: number(), oldest: string() });
export type JobCount = Infer<typeof JobCount>;

/** Job whose last try failed, or that was given up. */
const FailedJob = object({
  kind: JobKind,
  key: Id,
  state: JobState,
  tries: number(),
  error: nullable(string()),
  /** Time of the last failure. */
  changedAt: string(),
  /** Time of the next try; only if there is one. */
  runAt: nullable(string()),
  /** Subject of an e-mail, or file name of an import. */
  subject: nullable(string()),
  /** Recipient of an e-mail. */
  recipient: nullable(string()),
});
export type FailedJob = Infer<typeof FailedJob>;

/** State of an external service. `off`: none is set up. */
const ExternalServiceState = enums(['up', 'down', 'off']);
export type ExternalServiceState = Infer<typeof ExternalServiceState>;

/** Newest scheduled backup. Instants are ISO 8601 in UTC. */
const LastBackup = object({
  state: enums(['running', 'verified', 'failed']),
  startedAt: string(),
  /** Size in bytes; only of a verified one. */
  bytes: nullable(number()),
  /** Sentence in English; only of a failed one. */
  failure: nullable(string()),
  /** Time of the newest backup that a trial restore has verified; null without any. */
  verifiedAt: nullable(string()),
});
export type LastBackup = Infer<typeof LastBackup>;

/** «extension» State of the running market for admins: processes, background jobs and services beside it. */
export const SystemStatus = object({
  /** Time of the answer by the market's clock. */
  now: string(),
  processes: array(MarketProcess),
  jobs: array(JobCount),
  /** Newest first, up to 50. */
  failed: array(FailedJob),
  /** Null if no backup was ever scheduled. */
  backup: nullable(LastBackup),
  externalServices: object({
    database: ExternalServiceState,
    storage: ExternalServiceState,
    mail: ExternalServiceState,
  }),
});
export type SystemStatus = Infer<typeof SystemStatus>;

/** Job, as an admin decides about it. */
export const JobReference = object({ kind: JobKind, key: Id });
export type JobReference = Infer<typeof JobReference>;
