import {
  type BenchServer,
  type Environment,
  runProgram,
  type ServerOptions,
  startServerProgram,
} from '../run-program.ts';
import { benchPostgresUrl, makeBenchDatabase } from './bench-database.ts';

/** Rate limits would limit the measurement; they can be switched off outside production only. */
export const NO_RATE_LIMITS_ENVIRONMENT: Environment = {
  NODE_ENV: 'test',
  RATE_LIMITS: 'off',
  DEMO_MARKET: 'on',
};

/** Rate limits as in production; callers are told apart by X-Forwarded-For. */
export const LIMITED: Environment = { NODE_ENV: 'test', DEMO_MARKET: 'on', TRUSTED_PROXIES: '1' };

interface Serving {
  program: string;
  env: Environment;
  /** Arguments of the program that seeds the market; undefined if the market seeds itself at its first start. */
  seed: readonly string[] | undefined;
  options?: ServerOptions;
}

/** Serves a market in a database of its own, which is removed with it. */
async function serve({ program, env, seed, options }: Serving): Promise<BenchServer> {
  const database = await makeBenchDatabase();
  const settings = { ...env, ...database.env };
  try {
    if (seed) await runProgram('demo/seed.ts', seed, settings);
    const server = await startServerProgram(program, settings, options);
    const stop = async () => {
      await server.stop();
      await database.remove();
    };
    return { ...server, stop };
  } catch (error) {
    await database.remove();
    throw error;
  }
}

/** Serves the demo market with a program of the project. */
export const openDemoMarket = (
  program: string,
  env: Environment = NO_RATE_LIMITS_ENVIRONMENT,
  options?: ServerOptions,
): Promise<BenchServer> =>
  // Only a market with its own PostgreSQL seeds itself.
  serve({
    program,
    env,
    seed: benchPostgresUrl() === undefined ? undefined : [],
    ...(options && { options }),
  });

/** Served market of a given size. */
export interface BenchMarket extends BenchServer {
  products: number;
}

/** Serves a market with the given number of products, and routes that fill it further. */
export async function openBenchMarket(
  products: number,
  env = NO_RATE_LIMITS_ENVIRONMENT,
): Promise<BenchMarket> {
  const server = await serve({
    program: 'bench/server/bench-server.ts',
    env,
    seed: ['--products', String(products)],
  });
  return { ...server, products };
}
