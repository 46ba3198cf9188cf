import type { Config } from '../config.ts';
import { type Context, contextOf } from '../context.ts';
import { createDependencies } from '../create-dependencies.ts';
import { readSigningKey, storedSigningKeyPem } from '../auth/signing-key.ts';
import { visitSecretOf } from '../auth/visit-secret.ts';
import { systemClock } from '../clock.ts';
import type { Engine } from '../db/engine.ts';
import { openDatabaseForCommand } from '../db/open-database.ts';
import { releaseSchema, schemaOf } from '../db/schema-version.ts';
import { createLog } from '../log.ts';
import { createOutbox } from '../mail/outbox.ts';
import { OPERATOR_ASKER } from '../policies/operator.ts';
import { openBlobs } from '../storage/open-blobs.ts';
import { createVisits } from '../visits/visits.ts';
import { CommandError } from './command-error.ts';
import { readCommandConfig } from './run-command.ts';

/** Opens the market's database for `work`, beside a running market or without one, and closes it afterwards. */
export async function withDatabase<T>(work: (engine: Engine, config: Config) => Promise<T>): Promise<T> {
  const config = readCommandConfig();
  const engine = await openDatabaseForCommand(config, createLog('fatal'));
  try {
    return await work(engine, config);
  } finally {
    await engine.close();
  }
}

/** Creates the tables of a new database. Throws CommandError for the schema of another release. */
async function requireSchema(engine: Engine): Promise<void> {
  const found = await schemaOf(engine.db);
  if (found === undefined) return engine.migrate();
  const newest = releaseSchema();
  if (found.hash === newest.hash) return;
  throw new CommandError(
    found.number === undefined
      ? 'The database is of another release: use the command line of that release.'
      : `The database has schema ${found.number}, and this release needs ${newest.number}: run "npx tenderete migrate" first.`,
  );
}

/** Runs `work` with the tools of the server, as the operator of the machine. */
export const withCommandContext = <T>(work: (ctx: Context) => Promise<T>): Promise<T> =>
  withDatabase(async (engine, config) => {
    await requireSchema(engine);
    const { db } = engine;
    const log = createLog('fatal');
    const clock = systemClock;
    const { timeZone } = config.installation.market;
    const signingKey = await readSigningKey(config.jwtPrivateKey ?? storedSigningKeyPem(config.dataDir));
    const tools = createDependencies({
      config,
      signingKey,
      db,
      clock,
      mail: createOutbox(clock),
      blobs: await openBlobs(config),
      log,
      visits: createVisits({ db, clock, timeZone, log, secret: visitSecretOf(signingKey) }),
    });
    return work(contextOf(tools, { asker: OPERATOR_ASKER }));
  });
