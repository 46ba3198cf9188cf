import type { SideConnection } from '../db/side-connection.ts';

/** Reason why a server is not ready: a check, or the name of a setting in which it differs from the other processes. */
type FailedCheck = 'stopping' | 'database' | 'schema' | (string & {});

/** Readiness of this process for requests. */
export interface Readiness {
  /** Failed checks; empty if the process is ready. Parallel callers share one check. Never rejects. */
  failedChecks(): Promise<readonly FailedCheck[]>;
  /** From now on the check `stopping` fails. */
  noteStop(): void;
}

const IS_APPLIED = 'select 1 from drizzle.__drizzle_migrations where created_at = $1';

/**
 * Readiness by a connection of its own. `schema` fails if `lastMigration` (its time in ms UTC) is not applied. A newer
 * schema does not fail it: during a rolling release the first new process migrates, and the old ones must go on.
 * `disagreements` names the settings that differ from those of the other processes.
 */
export function createReadiness(
  connection: Pick<SideConnection, 'query'>,
  lastMigration: number,
  disagreements: () => readonly string[] = () => [],
): Readiness {
  let isStopping = false;
  let running: Promise<readonly FailedCheck[]> | undefined;

  const checkDatabase = async (): Promise<readonly FailedCheck[]> => {
    try {
      const applied = await connection.query(IS_APPLIED, [lastMigration]);
      return applied.length > 0 ? disagreements() : ['schema'];
    } catch {
      return ['database'];
    } finally {
      running = undefined;
    }
  };

  return {
    failedChecks: async () => {
      if (isStopping) return ['stopping'];
      running ??= checkDatabase();
      const failed = await running;
      return isStopping ? ['stopping'] : failed;
    },
    noteStop: () => {
      isStopping = true;
    },
  };
}
