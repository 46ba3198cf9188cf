import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Mail as received over SMTP. */
export interface ReceivedMail {
  recipients: string[];
  content: string;
}

export interface TestMailServer {
  url: string;
  received: ReceivedMail[];
  /** Resolves with the first mail. */
  first: Promise<ReceivedMail>;
  /** Resolves once a client has connected. */
  connected: Promise<unknown>;
  close(): Promise<void>;
}

/** Minimal mail server that receives mails; a silent one accepts connections and never answers. */
export async function startMailServer({ isSilent = false } = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const arrived = Promise.withResolvers<ReceivedMail>();
  const serve = (socket: Socket) => {
    let recipients: string[] = [];
    let lines: string[] | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (lines !== null && line !== '.') return void lines.push(line);
      if (lines !== null) {
        const mail = { recipients, content: lines.join('\r\n') };
        [recipients, lines] = [[], null];
        received.push(mail);
        arrived.resolve(mail);
        return void say('250 OK');
      }
      const to = /^RCPT TO:<(.*)>/i.exec(line)?.[1];
      if (to !== undefined) recipients.push(to);
      if (line === 'DATA') lines = [];
      return void say(line === 'DATA' ? '354 Go on' : '250 OK');
    };
    let rest = '';
    socket.on('data', (data) => {
      const parts = (rest + data.toString()).split('\r\n');
      rest = parts.pop() ?? '';
      for (const part of parts) hear(part);
    });
    say('220 prueba');
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    if (!isSilent) serve(socket);
  });
  const connected = once(server, 'connection');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { url: `smtp://127.0.0.1:${port}`, received, first: arrived.promise, connected, close };
}
