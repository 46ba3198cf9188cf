/** Now, in ms UTC. Tests turn it. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
