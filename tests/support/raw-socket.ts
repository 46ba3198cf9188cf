import { connect, type Socket } from 'node:net';

/** A connection on which a test says what it likes, and hears what comes. */
export interface RawSocket {
  socket: Socket;
  /** What came so far. */
  heard: () => string;
  /** Settles once what came fits, with all of it. */
  until: (pattern: RegExp) => Promise<string>;
  /** Settles once the server has ended the connection, with all that came. */
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

/** The status lines of the answers in what came. */
export const statusesIn = (heard: string): number[] =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
