import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a TCP server that can be cut and mended. */
export interface BreakableProxy {
  port: number;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Forwards a port of its own to another one of this machine. */
export async function startProxy(target: { host: string; port: number }): Promise<BreakableProxy> {
  const open = new Set<Socket>();
  const forward = (near: Socket) => {
    const far = connect(target.port, target.host);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far);
    far.pipe(near);
  };
  let server: Server;
  const listen = async (port: number) => {
    server = createServer(forward).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  };
  const port = await listen(0);
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of open) socket.destroy();
    await closed;
  };
  return { port, cut, mend: async () => void (await listen(port)) };
}
