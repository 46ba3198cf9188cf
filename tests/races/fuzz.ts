import * as fc from 'fast-check';
import type { Struct } from 'superstruct';
import type { EndpointName } from '../../contract/endpoints.ts';
import type { RequestSchemas } from '../../contract/api/request-schemas.ts';
import { requests } from '../../contract/requests.ts';
import { attempts } from '../../server/db/schema-auth.ts';
import type { TestApi } from '../support/api/api.ts';
import { type Sample, SAMPLES } from '../support/samples/endpoint-samples.ts';
import { addScene } from '../support/api/market-scene.ts';
import { bodyLike, queryLike } from '../support/samples/request-arbitraries.ts';
import {
  injectRequest,
  permittedCaller,
  endpointRequest,
  ENDPOINT_NAMES,
} from '../support/api/endpoint-requests.ts';
import { queryFieldsOf } from '../support/api/sample-changes.ts';

type AnyBody = Struct;

/** Implemented rows with a body or query. */
export const fuzzableCalls = ({ built }: TestApi): EndpointName[] =>
  ENDPOINT_NAMES.filter((name) => {
    const { body, query }: RequestSchemas = requests[name];
    return built.has(name) && (body !== undefined || query !== undefined);
  });

/**
 * Sends a row random requests generated from its structs and its sample. An internal error is shrunk and thrown.
 * Returns the count of each HTTP status.
 */
export async function fuzzCall(api: TestApi, name: EndpointName, runs: number): Promise<Map<number, number>> {
  const seen = new Map<number, number>();
  const scene = await addScene(api);
  const { body, query }: RequestSchemas = requests[name];
  const changes: fc.Arbitrary<Sample> = fc.record({
    ...(body && { body: bodyLike(body as AnyBody, SAMPLES[name](scene).body) as fc.Arbitrary<object> }),
    ...(query && { query: queryLike(queryFieldsOf(name)) }),
  });
  const property = fc.asyncProperty(changes, async (changed) => {
    await api.db.delete(attempts);
    const { status, text } = await injectRequest(
      api,
      endpointRequest(name, scene, permittedCaller(name), changed),
    );
    seen.set(status, (seen.get(status) ?? 0) + 1);
    if (status >= 500) throw new Error(`${status} ${text}`);
  });
  await fc.assert(property, { numRuns: runs });
  return seen;
}
