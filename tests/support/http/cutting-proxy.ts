import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  port: number;
  /** Number of cuts so far. */
  cuts(): number;
  close(): Promise<void>;
}

/**
 * Forwards its own port to another one on this machine and cuts the connection after each given number of bytes.
 * The far end is closed first, so that the bytes have arrived when the near end notices.
 */
export async function startCuttingProxy(target: number, places: readonly number[]): Promise<CuttingProxy> {
  const left = places.toSorted((one, other) => one - other);
  const open = new Set<Socket>();
  let gone = 0;
  let cuts = 0;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    far.on('close', () => near.destroy());
    near.on('close', () => far.end());
    let isCut = false;
    far.on('data', (answer: Buffer) => {
      if (!isCut) near.write(answer);
    });
    near.on('data', (sent: Buffer) => {
      const place = left[0];
      const fits = place === undefined ? sent : sent.subarray(0, place - gone);
      gone += fits.length;
      isCut = gone === place;
      if (isCut) {
        left.shift();
        cuts += 1;
        near.pause();
        far.end(fits);
      } else if (!far.write(fits)) {
        near.pause();
        far.once('drain', () => near.resume());
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const close = async () => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { port, cuts: () => cuts, close };
}
