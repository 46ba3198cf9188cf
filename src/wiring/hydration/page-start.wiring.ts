import { pageStartMachine, type PageStartServices } from '../../machines/hydration/page-start.machine.ts';
import { promiseActors } from '../api/promise-actors.ts';

/** Resolves in a new task, after the browser could paint and handle input. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => resolve(), { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  });

type Steps = Omit<PageStartServices, 'reportBroken'>;
type Paced = { [Step in keyof Steps]: () => Promise<Awaited<ReturnType<Steps[Step]>>> };

/** Start of a page, connected to its steps. Each step runs in a task of its own. */
export function wirePageStart({ reportBroken, ...steps }: PageStartServices, awaitTask = nextTask) {
  const paced = Object.fromEntries(
    Object.entries<() => unknown>({ ...steps }).map(([name, step]) => [
      name,
      async () => {
        const made = await step();
        await awaitTask();
        return made;
      },
    ]),
    // TypeScript loses an object's key names in its entries.
  ) as Paced;
  return pageStartMachine.provide({
    actors: promiseActors(paced),
    actions: { reportBroken: (_, error) => reportBroken(error) },
  });
}
