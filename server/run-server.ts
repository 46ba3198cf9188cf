import { type Config, ConfigError, doubtfulSettingNames, readConfig } from './config.ts';
import { DataDirLockedError } from './db/data-dir-lock.ts';
import { LocalPostgresError } from './db/local-postgres/local-postgres-error.ts';
import { SchemaError } from './db/schema-error.ts';
import { createLog, type Log } from './log.ts';
import { type ServerExtras, type RunningServer, startServer } from './start-server.ts';

/** Shutdown timeout for active requests after a signal and the stop delay, in ms. */
const PATIENCE = 10_000;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function failBySettings({ message }: ConfigError): never {
  return fail(`La configuración no es válida.\n${message}`);
}

function configOrExit(): Config {
  try {
    for (const name of doubtfulSettingNames(process.env)) console.warn(`${name}: not a setting of Tenderete`);
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return failBySettings(error);
    throw error;
  }
}

function stopOnSignal(server: RunningServer, { stopDelay }: Config, log: Log): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => fail('El servidor no ha podido cerrarse a tiempo.'), stopDelay + PATIENCE).unref();
    server.stop().then(
      () => process.exit(0),
      (err: unknown) => {
        log.error({ err }, 'Stopping failed.');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/**
 * Runs the server as a program with settings from the environment. If it cannot start, it prints a message and exits
 * with code 1. SIGTERM and SIGINT cause a graceful shutdown. `build` is the name of the build in log lines. Resolves once
 * it listens.
 */
export async function runServer(
  extrasOf: (config: Config, log: Log) => ServerExtras,
  build?: string,
): Promise<RunningServer & { config: Config }> {
  const config = configOrExit();
  const log = createLog(config.logLevel, undefined, build);
  try {
    const server = await startServer(config, log, {
      ...extrasOf(config, log),
      ...(build !== undefined && { build }),
    });
    stopOnSignal(server, config, log);
    return { ...server, config };
  } catch (error) {
    if (error instanceof ConfigError) return failBySettings(error);
    if (error instanceof DataDirLockedError) return fail(`Ya hay un servidor en marcha. ${error.message}`);
    if (error instanceof LocalPostgresError || error instanceof SchemaError)
      return fail(`El servidor no ha podido arrancar: ${error.message}`);
    log.fatal({ err: error }, 'The server could not start.');
    return fail(
      `El servidor no ha podido arrancar: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
