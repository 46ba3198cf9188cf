import { setTimeout as pause } from 'node:timers/promises';
import type { ProductImport } from '../../contract/import/product-import.ts';
import { productsZipOf, goodRows } from '../support/samples/zip-archive.ts';
import type { CrashTestMarket } from '../support/api/crash-test-market.ts';
import { askOverHttp, retryWhileBusy } from '../support/http/market-over-http.ts';
import type { ServerProcess } from '../support/http/server-process.ts';

const ZIP = 'application/zip';

/** Announces and sends an archive of valid rows and one invalid row. */
export async function sendArchive(
  server: ServerProcess,
  market: CrashTestMarket,
  storeId: string,
  count: number,
) {
  const token = await market.ownerToken();
  const body = {
    requestProductsZipUpload: true,
    productsZipInfo: { filename: 'mios.zip', contentType: ZIP, replaceExisting: false },
  };
  const told = await retryWhileBusy(() =>
    askOverHttp(server.url, 'PUT', `/popup-stores/${storeId}`, { token, body }),
  );
  const { pathname } = new URL(told.body.data.productsZipUploadUrl.uploadUrl);
  const archive = await productsZipOf(...goodRows(count, 'Tarro'), 'Pan;;0;1;a.jpg');
  const put = await fetch(server.url + pathname, {
    method: 'PUT',
    headers: { 'content-type': ZIP },
    body: new Uint8Array(archive),
  });
  if (put.status !== 204) throw new Error(`The archive was refused with ${put.status}.`);
}

async function uploadOf(
  { url }: ServerProcess,
  market: CrashTestMarket,
  storeId: string,
): Promise<ProductImport> {
  const token = await market.ownerToken();
  const told = await retryWhileBusy(() =>
    askOverHttp(url, 'GET', `/popup-stores/${storeId}/products/status`, { token }),
  );
  return told.body.data.upload;
}

/** Waits until reading starts, kills the server within that many ms and starts another; returns the progress at the kill. */
export async function killWhileReading(
  server: ServerProcess,
  market: CrashTestMarket,
  storeId: string,
  latest: number,
) {
  const before = await uploadOf(server, market, storeId);
  let now = before;
  while (now.status === 'processing' && now.processedProducts === before.processedProducts) {
    await pause(20);
    now = await uploadOf(server, market, storeId);
  }
  await pause(Math.random() * latest);
  await market.kill(server);
  return { next: await market.start(), upload: now };
}

/** Waits for the end of the import; returns its result and the names of the created products, sorted. */
export async function outcomeOf(server: ServerProcess, market: CrashTestMarket, storeId: string) {
  let upload = await uploadOf(server, market, storeId);
  while (upload.status === 'processing') {
    await pause(100);
    upload = await uploadOf(server, market, storeId);
  }
  const token = await market.ownerToken();
  const names: string[] = [];
  for (let offset = 0; ; offset += 1_000) {
    const page = `/products/user?popupStoreId=${storeId}&q=Tarro&limit=1000&offset=${offset}`;
    const { body } = await retryWhileBusy(() => askOverHttp(server.url, 'GET', page, { token }));
    names.push(...body.data.products.map(({ name }: { name: string }) => name));
    if (body.data.products.length < 1_000) break;
  }
  const { status, totalProducts, processedProducts, successCount, errorCount } = upload;
  const counts = [totalProducts, processedProducts, successCount, errorCount];
  return { status, counts, names: names.toSorted() };
}

/** Expected result of valid rows and one invalid row: each product exists once, and the counts match (battery 72, O4). */
export const expectedImportOutcome = (count: number): Awaited<ReturnType<typeof outcomeOf>> => ({
  status: 'completed',
  counts: [count + 1, count + 1, count, 1],
  names: Array.from({ length: count }, (_, index) => `Tarro ${index + 1}`).toSorted(),
});
