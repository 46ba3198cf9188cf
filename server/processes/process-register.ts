import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { v7 as newId } from 'uuid';
import type { SharedSetting } from '../../contract/admin/system-status.ts';
import type { SideConnection } from '../db/side-connection.ts';
import type { Log } from '../log.ts';
import type { MarketClock } from './market-clock.ts';
import { FRESH_SECONDS } from './fresh-seconds.ts';
import { disagreeingSettings, type LivingProcess } from './setting-agreement.ts';

const SECOND = 1_000;
const BEAT_EVERY = 10 * SECOND;
const EVERY_MINUTE = 6;

const BEAT = `
  insert into processes (id, host, pid, build, schema_number, signing_key, public_url, storage, clock_lead, memory, started_at, seen_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, clock_timestamp(), clock_timestamp())
  on conflict (id) do update set storage = excluded.storage, clock_lead = excluded.clock_lead,
    memory = excluded.memory, seen_at = clock_timestamp()
  returning extract(epoch from clock_timestamp()) * 1000 as now`;

const LIVING = `
  select id, extract(epoch from started_at)::float8 * 1000 as "startedAt", signing_key as "signingKey",
    public_url as "publicUrl", storage
  from processes where seen_at > clock_timestamp() - make_interval(secs => ${FRESH_SECONDS})`;

/** Ended processes stay for a day, so that an admin sees a crash. */
const PRUNE = `delete from processes where seen_at < clock_timestamp() - interval '1 day'`;

const TIME = 'select extract(epoch from clock_timestamp()) * 1000 as now';

/** Fingerprint of a setting; a secret cannot be found from it. */
const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

interface RegisterParts {
  connection: Pick<SideConnection, 'query'>;
  clock: MarketClock;
  log: Log;
  build: string;
  /** Number of this release's newest migration. */
  schemaNumber: number;
  signingKey: string;
  publicUrl: string;
  /** Mark of the storage; rejects if it cannot be read. */
  readStorage: () => Promise<string>;
  /** Names of the settings, as an operator knows them. */
  names: Readonly<Record<SharedSetting, string>>;
  /** True if no other process can use this database. */
  isAlone: boolean;
}

export interface ProcessRegister {
  id: string;
  /** Names of the settings in which this process differs from the majority, as of the last heartbeat. */
  disagreements: () => readonly string[];
  /** Removes this process from the register. */
  stop: () => Promise<void>;
}

/** Adjusts the market's clock before its first use. */
export const adjustClock = (connection: Pick<SideConnection, 'query'>, clock: MarketClock): Promise<void> =>
  clock.adjust(async () => Number((await connection.query<{ now: number | string }>(TIME))[0]?.now));

/**
 * Registers this process and sends a heartbeat every 10 s, which also adjusts the market's clock. The returned promise
 * waits for the first one, so that a process knows if it agrees before it listens.
 */
export async function startProcessRegister(parts: RegisterParts): Promise<ProcessRegister> {
  const { connection, clock, log, names } = parts;
  const id = newId();
  let storage: string | null = null;
  let disagreements: readonly string[] = [];
  let beats = 0;

  const look = async () => {
    try {
      storage = fingerprint(await parts.readStorage());
    } catch (err) {
      storage = null;
      log.warn({ err }, 'The mark of the file storage could not be read.');
    }
  };

  const judge = (living: readonly LivingProcess[]) => {
    const before = disagreements.join(' ');
    disagreements = disagreeingSettings(id, living).map((setting) => names[setting]);
    if (disagreements.join(' ') === before) return;
    if (disagreements.length > 0)
      log.error(
        { settings: disagreements },
        'This process is not ready: its settings differ from those of the other processes of the market.',
      );
    else log.info('The settings of this process are those of the market again.');
  };

  const beat = async () => {
    const isMinute = beats % EVERY_MINUTE === 0;
    beats += 1;
    if (isMinute) await look();
    const values = [
      id,
      hostname(),
      process.pid,
      parts.build,
      parts.schemaNumber,
      fingerprint(parts.signingKey),
      fingerprint(parts.publicUrl),
      storage,
      Math.round(clock.lead()),
      process.memoryUsage.rss(),
    ];
    await clock.adjust(async () => {
      const [told] = await connection.query<{ now: number | string }>(BEAT, values);
      return Number(told?.now);
    });
    judge(await connection.query<LivingProcess & Record<string, unknown>>(LIVING));
    if (isMinute) await connection.query(PRUNE);
  };

  if (parts.isAlone) await connection.query('delete from processes');
  await beat();
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(beat)
      .catch((err: unknown) => log.warn({ err }, 'The heartbeat of this process could not be stored.'));
  }, BEAT_EVERY);
  return {
    id,
    disagreements: () => disagreements,
    stop: async () => {
      clearInterval(timer);
      await running;
      await connection.query('delete from processes where id = $1', [id]);
    },
  };
}
