import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANGE_CHANNEL, readChangePayload } from './change-feed.ts';
import type { Changes } from './engine.ts';

const RECONNECT_AFTER = 1_000;

async function connect(
  url: string,
  listener: (changes: Changes) => void,
  lost: (error: Error) => void,
): Promise<Client> {
  const client = new Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'tenderete changes',
  });
  client.on('error', lost);
  client.on('end', () => lost(new Error('The connection that hears of changes ended.')));
  client.on('notification', ({ payload }) => listener(readChangePayload(payload ?? '"everything"')));
  await client.connect();
  await client.query(`listen ${CHANGE_CHANNEL}`);
  return client;
}

/** LISTEN on a dedicated connection. After a reconnect it reports "everything", because notifications may have been lost. */
export async function listenOnPostgres(
  url: string,
  listener: (changes: Changes) => void,
  report: (error: Error) => void,
  noteReconnect: () => void,
): Promise<() => Promise<void>> {
  const stopped = new AbortController();
  let client: Client | undefined;

  const run = async (): Promise<void> => {
    let isListening = false;
    const lost = (error: Error) => {
      if (!isListening || stopped.signal.aborted) return;
      isListening = false;
      report(error);
      void comeBack();
    };
    client = await connect(url, listener, lost);
    isListening = true;
  };

  const comeBack = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        await pause(RECONNECT_AFTER, undefined, { signal: stopped.signal, ref: false });
        await run();
        noteReconnect();
        listener('everything');
        return;
      } catch (error) {
        if (!stopped.signal.aborted) report(error as Error);
      }
    }
  };

  await run();
  return async () => {
    stopped.abort();
    await client?.end();
  };
}
