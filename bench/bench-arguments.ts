import { parseArgs } from 'node:util';

export const BENCHMARK_NAMES = [
  'server',
  'pages',
  'memory',
  'visits',
  'orders',
  'order-changes',
  'back-office',
  'office',
  'imports',
  'greedy',
] as const;
export type BenchmarkName = (typeof BENCHMARK_NAMES)[number];

/** Command-line arguments of `npm run bench`. */
export interface BenchArguments {
  parts: readonly BenchmarkName[];
  /** Duration of one measurement, in seconds. */
  seconds: number;
  /** Repetitions of each measurement; the median counts. */
  rounds: number;
  /** Market sizes in products; the first one is the baseline of the comparison. */
  products: readonly number[];
}

function whole(name: string, text: string, most: number): number {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw new Error(`--${name} must be a whole number from 1 to ${most}.`);
  return value;
}

const isPart = (text: string): text is BenchmarkName => BENCHMARK_NAMES.some((part) => part === text);

/**
 * Parser of `[server|pages|memory|visits|orders|order-changes|back-office|office|imports|greedy] [--seconds 5]
 * [--rounds 3] [--products 1000,100000]`. Throws an Error with the reason.
 */
export function readBenchArguments(args: string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      products: { type: 'string', default: '1000,100000' },
    },
  });
  const parts = positionals.map((part) => {
    if (!isPart(part)) throw new Error(`${part} cannot be measured: ${BENCHMARK_NAMES.join(' or ')}.`);
    return part;
  });
  return {
    parts: parts.length === 0 ? BENCHMARK_NAMES : parts,
    seconds: whole('seconds', values.seconds, 600),
    rounds: whole('rounds', values.rounds, 99),
    products: values.products.split(',').map((size) => whole('products', size, 5_000_000)),
  };
}
