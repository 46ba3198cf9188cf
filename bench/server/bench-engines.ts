import type { PostgresServer } from '../../tests/support/postgres/postgres.ts';
import type { BenchArguments } from '../bench-arguments.ts';
import { type BenchMarket, findPostgres, openBenchMarket } from './bench-market.ts';
import { CONNECTIONS, measureRound, medianOf, type Round } from './measure-market.ts';
import { serverReport } from './server-report.ts';
import { type BenchShoppers, signInBenchShoppers } from './shopping.ts';
import { type BenchVisitor, visit } from './visitor.ts';

interface Stage {
  market: BenchMarket;
  group: BenchShoppers;
  guest: BenchVisitor;
  rounds: Round[];
}

async function setStage(products: number, postgres: PostgresServer | undefined): Promise<Stage> {
  const market = await openBenchMarket(products, postgres);
  return {
    market,
    group: await signInBenchShoppers(market.url, CONNECTIONS),
    guest: visit(market.url),
    rounds: [],
  };
}

/** The markets alternate in every round, so that other load on the machine affects all of them equally. */
async function benchEngine(
  name: string,
  postgres: PostgresServer | undefined,
  { products, seconds, rounds }: BenchArguments,
): Promise<void> {
  const stages: Stage[] = [];
  try {
    for (const size of products) {
      console.log(`${name}: seeding ${size} products …`);
      stages.push(await setStage(size, postgres));
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const { market, group, guest, rounds: measured } of stages) {
        console.log(`${name}: round ${round} of ${rounds}, ${market.products} products …`);
        measured.push(await measureRound(market, group, guest, seconds));
      }
    }
    const figures = stages.map(({ market, rounds: measured }) => ({
      products: market.products,
      ...medianOf(measured),
    }));
    console.log(`\n${serverReport(name, figures)}\n`);
  } finally {
    for (const { market, group, guest } of stages) {
      for (const visitor of [...group.shoppers, guest]) visitor.leave();
      await market.stop();
    }
  }
}

/** Server benchmark on the embedded database and, if available, on PostgreSQL. */
export async function benchServer(asked: BenchArguments): Promise<void> {
  await benchEngine('Embedded', undefined, asked);
  const postgres = await findPostgres();
  if (postgres === undefined) {
    console.log('PostgreSQL: none was found here (set DATABASE_URL), so it was not measured.\n');
    return;
  }
  try {
    await benchEngine('PostgreSQL', postgres, asked);
  } finally {
    await postgres.stop();
  }
}
