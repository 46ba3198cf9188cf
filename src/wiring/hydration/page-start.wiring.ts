import { pageStartMachine, type PageStartServices } from '../../machines/hydration/page-start.machine.ts';
import { promiseActors } from '../api/promise-actors.ts';

/** Lets the browser draw and answer before what comes next. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => resolve(), { once: true });
    channel.port1.start();
    channel.port2.postMessage(null);
  });

type Steps = Omit<PageStartServices, 'reportBroken'>;
type Paced = { [Step in keyof Steps]: () => Promise<Awaited<ReturnType<Steps[Step]>>> };

/** The start of a page joined to its steps: what comes after one of them comes in another task. */
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
    // Nothing follows the names of an object through its entries.
  ) as Paced;
  return pageStartMachine.provide({
    actors: promiseActors(paced),
    actions: { reportBroken: (_, error) => reportBroken(error) },
  });
}
