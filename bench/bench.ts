import { type BenchArguments, type BenchmarkName, readBenchArguments } from './bench-arguments.ts';
import { benchBackOffice } from './back-office/bench-back-office.ts';
import { benchGreedy } from './greedy/bench-greedy.ts';
import { benchImports } from './imports/bench-imports.ts';
import { benchMemory } from './memory/bench-memory.ts';
import { benchAdminQueries } from './admin/bench-admin-queries.ts';
import { benchOrderChanges } from './orders/bench-order-changes.ts';
import { benchOrders } from './orders/bench-orders.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchServer } from './server/bench-load.ts';
import { benchPostgresUrl } from './server/bench-database.ts';
import { benchVisits } from './visits/bench-visits.ts';

const MEASURES: Record<BenchmarkName, (asked: BenchArguments) => Promise<void>> = {
  server: benchServer,
  pages: benchPages,
  memory: benchMemory,
  visits: benchVisits,
  orders: benchOrders,
  'order-changes': benchOrderChanges,
  'back-office': benchBackOffice,
  office: benchAdminQueries,
  imports: benchImports,
  greedy: benchGreedy,
};

function argumentsOrExit(): BenchArguments {
  try {
    return readBenchArguments(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
}

const asked = argumentsOrExit();
const database =
  benchPostgresUrl() === undefined ? "the market's own PostgreSQL" : 'the PostgreSQL of DATABASE_URL';
console.log(`Database: ${database}\n`);
for (const part of asked.parts) await MEASURES[part](asked);
