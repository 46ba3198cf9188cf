import type { BenchArguments } from '../bench-arguments.ts';
import { type BenchMarket, openBenchMarket } from './bench-market.ts';
import { CONNECTION_COUNT, measureRound, medianOfRounds, type RoundMetrics } from './measure-market.ts';
import { serverReport } from './server-report.ts';
import { type BenchShoppers, signInBenchShoppers } from './bench-shoppers.ts';
import { type BenchClient, openBenchClient } from './bench-client.ts';

interface Stage {
  market: BenchMarket;
  crowd: BenchShoppers;
  guest: BenchClient;
  rounds: RoundMetrics[];
}

async function setStage(products: number): Promise<Stage> {
  const market = await openBenchMarket(products);
  return {
    market,
    crowd: await signInBenchShoppers(market.url, CONNECTION_COUNT),
    guest: openBenchClient(market.url),
    rounds: [],
  };
}

/**
 * Server benchmark: throughput and latency in markets of several sizes. The markets alternate in every round, so that
 * other load on the machine affects all of them equally.
 */
export async function benchServer({ products, seconds, rounds }: BenchArguments): Promise<void> {
  const stages: Stage[] = [];
  try {
    for (const size of products) {
      console.log(`Server: seeding ${size} products …`);
      stages.push(await setStage(size));
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const { market, crowd, guest, rounds: measured } of stages) {
        console.log(`Server: round ${round} of ${rounds}, ${market.products} products …`);
        measured.push(await measureRound(market, crowd, guest, seconds));
      }
    }
    const figures = stages.map(({ market, rounds: measured }) => ({
      products: market.products,
      ...medianOfRounds(measured),
    }));
    console.log(`\n${serverReport(figures)}\n`);
  } finally {
    for (const { market, crowd, guest } of stages) {
      for (const visitor of [...crowd.shoppers, guest]) visitor.leave();
      await market.stop();
    }
  }
}
