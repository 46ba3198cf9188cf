import type { JobKind, JobState } from '../../contract/jobs/job.ts';
import type { SideConnection } from '../db/side-connection.ts';

/** Number of jobs by state. */
export interface QueueCounts {
  imports: Readonly<Record<(typeof IMPORT_STATES)[number], number>>;
  mails: Readonly<Record<(typeof MAIL_STATES)[number], number>>;
  /** Unfinished background jobs by kind and state; the oldest has been in it for `oldest` s. */
  jobs: readonly { kind: JobKind; state: JobState; count: number; oldest: number }[];
}

/** `uploading`: the ZIP has not arrived; `waiting`: for a worker; `failed`: until the import is pruned. */
const IMPORT_STATES = ['uploading', 'waiting', 'running', 'paused', 'failed'] as const;
/** `retrying`: at least one attempt has begun; `failed`: given up, for the 30 days that a mail is stored. */
const MAIL_STATES = ['waiting', 'retrying', 'failed'] as const;

const IMPORTS = `
  select case
    when status = 'failed' then 'failed'
    when status <> 'processing' then 'uploading'
    when paused then 'paused'
    when leased_until > now() then 'running'
    else 'waiting' end as state, count(*)::int as jobs
  from product_imports where status in ('pending', 'uploading', 'processing', 'failed') group by 1`;

const MAILS = `
  select case
    when state = 'givenUp' then 'failed'
    when state = 'failed' or tries > 1 then 'retrying'
    else 'waiting' end as state, count(*)::int as jobs
  from jobs where kind = 'mail' and state <> 'done' group by 1`;

const JOBS = `
  select kind, state, count(*)::int as count,
    greatest(extract(epoch from clock_timestamp() - min(changed_at)), 0)::float8 as oldest
  from jobs where state <> 'done' group by 1, 2`;

/** Counts the jobs of the whole market. Rejects if the database does not answer in time. */
export async function countQueues(connection: Pick<SideConnection, 'query'>): Promise<QueueCounts> {
  const count = async <State extends string>(states: readonly State[], statement: string) => {
    const found = await connection.query<{ state: State; jobs: number }>(statement);
    const jobsOf = new Map(found.map(({ state, jobs }) => [state, jobs]));
    return Object.fromEntries(states.map((state) => [state, jobsOf.get(state) ?? 0])) as Record<
      State,
      number
    >;
  };
  return {
    imports: await count(IMPORT_STATES, IMPORTS),
    mails: await count(MAIL_STATES, MAILS),
    jobs: await connection.query<QueueCounts['jobs'][number]>(JOBS),
  };
}
