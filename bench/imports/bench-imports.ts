import { readUpload } from '../../server/services/pictures/read-upload.ts';
import { formatSignificant, median, formatRatio, formatTable } from '../format-results.ts';
import { memoryOf } from '../memory/process-memory.ts';
import { openBenchMarket } from '../server/bench-market.ts';
import { measureDurations, openBenchClient } from '../server/bench-client.ts';
import { priceChangesArchive, manyPictures, archiveWithPictures, archiveWithOnePicture } from './archives.ts';
import { type ImportingProducer, signInImportingProducer } from './importing-producer.ts';

const PRODUCTS = 1_000;
const ROWS = 3_000;
/** Realistic picture size in px, and a sufficient number of them. */
const LARGE = { count: 150, width: 1_600 };
/** Maximum number of rows, with as many pictures as the limits guarantee. */
const LONGEST = { rows: 10_000, pictures: 2_000, width: 480 };
const READS = 200;
const SAMPLE_EVERY = 200;

/** Time in ms of sharp alone for these pictures, two at a time as in production; the baseline. */
async function sharpAlone(pictures: readonly Buffer[]): Promise<number> {
  const began = performance.now();
  const waiting = pictures.values();
  const work = async () => {
    for (const picture of waiting)
      if ('fault' in (await readUpload(picture))) throw new Error('A picture of the measurement is none.');
  };
  await Promise.all([work(), work()]);
  return performance.now() - began;
}

/** Latency in ms of a product list for shoppers, measured until stopped; the median. */
function readsUntil(url: string) {
  const shopper = openBenchClient(url);
  const over = new AbortController();
  const read = () => shopper.get('/api/products?limit=20');
  const reading = (async () => {
    const times: number[] = [];
    while (!over.signal.aborted) times.push(...(await measureDurations(5, read)));
    shopper.leave();
    return median(times);
  })();
  return () => {
    over.abort();
    return reading;
  };
}

const held = (pid: number) => {
  const { resident, helpers, postgres } = memoryOf(pid);
  return resident + helpers + postgres;
};

/** Peak memory in MB of a process and all that it started, measured until stopped. */
function peakUntil(pid: number) {
  let peak = held(pid);
  const timer = setInterval(() => (peak = Math.max(peak, held(pid))), SAMPLE_EVERY);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

async function measureRows({ bring, goods }: ImportingProducer): Promise<string[][]> {
  const made = await bring(await archiveWithOnePicture(ROWS));
  const changed = await bring(await priceChangesArchive(await goods()));
  const rate = (ms: number) => `${formatSignificant((1_000 * ROWS) / ms)} rows/s`;
  return [
    [`${formatSignificant(ROWS)} rows that change a price`, rate(changed.over)],
    [`${formatSignificant(ROWS)} new ones that share a picture`, rate(made.over)],
    ['first row seen after the last byte', `${formatSignificant(made.firstRow)} ms`],
  ];
}

async function measurePictures({ bring }: ImportingProducer): Promise<string[]> {
  const pictures = await manyPictures(LARGE.count, LARGE.width);
  const alone = await sharpAlone(Object.values(pictures));
  const { over } = await bring(await archiveWithPictures(LARGE.count, pictures));
  return [
    `${LARGE.count} pictures of ${formatSignificant(LARGE.width)} pixels, beside sharp alone`,
    `${formatSignificant(over / 1_000)} s, ${formatRatio(over, alone)}`,
  ];
}

async function measureLongest(url: string, pid: number, { bring }: ImportingProducer): Promise<string[][]> {
  const archive = await archiveWithPictures(
    LONGEST.rows,
    await manyPictures(LONGEST.pictures, LONGEST.width),
  );
  const shopper = openBenchClient(url);
  const idle = median(await measureDurations(READS, () => shopper.get('/api/products?limit=20')));
  shopper.leave();
  const before = held(pid);
  const [stopReads, stopPeak] = [readsUntil(url), peakUntil(pid)];
  const { over, firstRow } = await bring(archive);
  const [meanwhile, peak] = [await stopReads(), stopPeak()];
  const what = `${formatSignificant(LONGEST.rows)} rows and ${formatSignificant(LONGEST.pictures)} pictures`;
  return [
    [what, `${formatSignificant(over / 1_000)} s`],
    ['  their first row seen', `${formatSignificant(firstRow)} ms`],
    ['  held meanwhile at most, above idle', `${formatSignificant(peak - before)} MB`],
    ['  20 products for a shopper, idle', `${formatSignificant(idle)} ms`],
    ['  meanwhile', `${formatSignificant(meanwhile)} ms, ${formatRatio(meanwhile, idle)}`],
  ];
}

/** Import benchmark: rows per second, pictures, and memory and latency during the longest import. */
export async function benchImports(): Promise<void> {
  const market = await openBenchMarket(PRODUCTS);
  // Prints each table at once, because the last one takes minutes.
  const tell = (rows: string[][]) => console.log(`Imports\n\n${formatTable(rows)}\n`);
  const open = () => signInImportingProducer(market.url);
  try {
    tell(await measureRows(await open()));
    tell([await measurePictures(await open())]);
    if (process.platform === 'linux') tell(await measureLongest(market.url, market.pid, await open()));
  } finally {
    await market.stop();
  }
}
