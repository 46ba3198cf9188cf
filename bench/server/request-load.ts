import autocannon from 'autocannon';

/** Load of GET requests: the paths are requested in rotation on each connection. */
export interface RequestLoad {
  url: string;
  paths: readonly string[];
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

const WARM_UP_SECONDS = 1;

const fire = ({ url, paths, connections, headers }: RequestLoad, duration: number) =>
  autocannon({
    url,
    connections,
    duration,
    timeout: 30,
    requests: paths.map((path) => ({ path })),
    ...(headers && { headers }),
  });

/**
 * Requests per second of a server after a short warm-up. Throws if a request fails, because refusals are faster than
 * answers.
 */
export async function requestsPerSecond(load: RequestLoad): Promise<number> {
  await fire(load, WARM_UP_SECONDS);
  const { requests, non2xx, errors, timeouts } = await fire(load, load.seconds);
  const failures = non2xx + errors + timeouts;
  if (failures > 0) throw new Error(`${failures} requests such as ${load.paths[0]} failed.`);
  return requests.average;
}
