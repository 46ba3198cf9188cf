import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type ApiAnswer, requestOf, type TestApi } from '../api/api.ts';

/** Server called over sockets, and its clock. */
export type RaceServer = Pick<TestApi, 'call' | 'clock'>;

type Request = ReturnType<typeof requestOf>;

/** HTTP bytes of a request on a connection that closes after its answer. */
function bytesOf({ method, url, headers, payload }: Request): Buffer {
  const body = payload === undefined ? '' : JSON.stringify(payload);
  const lines = Object.entries({
    host: 'localhost',
    connection: 'close',
    ...(payload !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${url} HTTP/1.1`, ...lines, '', body].join('\r\n'));
}

function readAnswer(bytes: Buffer): ApiAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [first, ...lines] = bytes.subarray(0, end).toString().split('\r\n');
  const status = Number(first?.split(' ')[1]);
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  const body = bytes.subarray(end + 4).toString();
  return { status, headers, body: body === '' ? undefined : JSON.parse(body) };
}

/** Resolves once the server has accepted the connection; it accepts them one after the other. */
const isTaken = (server: Server, socket: Socket) =>
  new Promise<void>((resolve) => {
    const look = ({ remotePort }: Socket) => {
      if (remotePort !== socket.localPort) return;
      server.off('connection', look);
      resolve();
    };
    server.setMaxListeners(0).on('connection', look);
  });

/** Sends a request except its last byte; returns a function that sends it, and the answer. */
async function hold(server: Server, bytes: Buffer) {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', noDelay: true });
  const heard: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => void heard.push(chunk));
  const answer = once(socket, 'close').then(() => readAnswer(Buffer.concat(heard)));
  const taken = isTaken(server, socket);
  await once(socket, 'connect');
  await new Promise<void>((resolve) => {
    socket.write(bytes.subarray(0, -1), () => resolve());
  });
  await taken;
  return { answer, release: () => void socket.write(bytes.subarray(-1)) };
}

/**
 * Servers called over sockets; starts listening where needed. Calls made in the same turn of the event loop are sent except
 * for their last byte; then all last bytes leave together, so that the calls race.
 */
export async function openRaceServers(
  apis: readonly Pick<TestApi, 'app' | 'clock'>[],
): Promise<RaceServer[]> {
  let batch: Promise<void>[] = [];
  let together: Promise<void> | undefined;
  /** Resolves once all calls of this turn have arrived. */
  const allThere = async () => {
    await setImmediate();
    const sent = batch;
    batch = [];
    together = undefined;
    await Promise.all(sent);
    await setImmediate();
  };
  const front = async ({ app, clock }: Pick<TestApi, 'app' | 'clock'>): Promise<RaceServer> => {
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
    const call: TestApi['call'] = async (name, input, as) => {
      const held = hold(app.server, bytesOf(requestOf(name, input, as)));
      batch.push(held.then(() => undefined));
      together ??= allThere();
      const [{ answer, release }] = await Promise.all([held, together]);
      release();
      return answer;
    };
    return { call, clock };
  };
  return Promise.all(apis.map(front));
}
