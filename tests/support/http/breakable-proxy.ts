import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** TCP proxy that can be cut, blocked and restored. */
export interface BreakableProxy {
  port: number;
  /** Closes every connection and accepts no more. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Holds back all bytes like a stalled network; returns a function that releases them. */
  stopUp(): () => void;
  /** Closes a connection at the first byte of an answer; requests pass. */
  losesAnswers: boolean;
}

/** Forwards its own port to another one on this machine; every byte takes `delay` ms in each direction. */
export async function startProxy(
  target: { host: string; port: number },
  { delay = 0 }: { delay?: number } = {},
): Promise<BreakableProxy> {
  const open = new Set<Socket>();
  let isFree = Promise.resolve();

  /** Forwards the bytes of one side in order, and its end. */
  const pass = (from: Socket, to: Socket, isAnswer: boolean) => {
    let last = Promise.resolve();
    const hand = (chunk: Buffer) => {
      if (to.destroyed) return;
      if (isAnswer && proxy.losesAnswers) to.destroy();
      else if (!to.write(chunk)) {
        from.pause();
        to.once('drain', () => from.resume());
      }
    };
    open.add(from);
    from.setNoDelay(true);
    from.on('data', (chunk: Buffer) => {
      const arrived = delay > 0 ? pause(delay) : undefined;
      last = last
        .then(() => arrived)
        .then(() => isFree)
        .then(() => hand(chunk));
    });
    from.on('error', () => from.destroy());
    from.on('close', () => {
      open.delete(from);
      void last.then(() => to.destroySoon());
    });
  };
  const forward = (near: Socket) => {
    const far = connect(target.port, target.host);
    pass(near, far, false);
    pass(far, near, true);
  };

  let server: Server;
  const listen = async (port: number) => {
    server = createServer(forward).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as { port: number }).port;
  };
  const proxy: BreakableProxy = {
    port: await listen(0),
    losesAnswers: false,
    cut: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend: async () => void (await listen(proxy.port)),
    stopUp: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      isFree = promise;
      return resolve;
    },
  };
  return proxy;
}
