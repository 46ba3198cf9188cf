import { connect, type Socket } from 'node:net';

/** Connection for raw bytes in both directions. */
export interface RawSocket {
  socket: Socket;
  /** Text received so far. */
  heard: () => string;
  /** Resolves with all received text once it matches. */
  until: (pattern: RegExp) => Promise<string>;
  /** Resolves with all received text once the server has closed the connection. */
  ended: Promise<string>;
}

export function openSocket(port: number, first = ''): RawSocket {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  let listeners: (() => void)[] = [];
  socket.on('error', () => socket.destroy());
  const ended = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(said));
  });
  socket.on('data', (data) => {
    said += data.toString();
    for (const listener of listeners) listener();
  });
  socket.write(first);
  const until = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        if (!pattern.test(said)) return;
        listeners = listeners.filter((one) => one !== look);
        resolve(said);
      };
      listeners.push(look);
      look();
    });
  return { socket, heard: () => said, until, ended };
}

/** HTTP statuses in the received text. */
export const statusesIn = (heard: string): number[] =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
