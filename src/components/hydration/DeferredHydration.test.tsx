import { act } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { ClockProvider, useNow } from '../market/clock-context.ts';
import { DeferredHydration } from './DeferredHydration.tsx';

const isTakenOver = (element: Element | null) =>
  Object.keys(element ?? {}).some((name) => name.startsWith('__reactProps$'));

const Time = () => <time>{useNow()}</time>;

/** Renders on the server, hydrates, and returns the element that shows the time. */
async function takeOver(page: ReactNode): Promise<Element | null> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  document.body.append(root);
  await act(async () => {
    hydrateRoot(root, page);
  });
  return root.querySelector('time');
}

afterEach(() => document.body.replaceChildren());

test('the page around it is there before it is, and it comes', async () => {
  const taken: boolean[] = [];
  function Page() {
    // Layout effect, at the commit of the surrounding page; on a slow machine a later effect could find it hydrated.
    useLayoutEffect(() => void taken.push(isTakenOver(document.querySelector('time'))), []);
    return (
      <ClockProvider value={1}>
        <DeferredHydration>
          <Time />
        </DeferredHydration>
      </ClockProvider>
    );
  }
  const time = await takeOver(<Page />);
  expect([taken, isTakenOver(time)]).toEqual([[false], true]);
});

test('the time that is told at once does not have it taken over at once, and is told', async () => {
  const taken: boolean[] = [];
  const Unmoved = () => (
    <DeferredHydration>
      <Time />
    </DeferredHydration>
  );
  const unmoved = <Unmoved />;
  const clock = createActor(fromTransition((now) => now + 1, 1)).start();
  function Page() {
    const now = useSelector(clock, ({ context }) => context);
    useLayoutEffect(() => {
      if (now === 1) clock.send({ type: 'ticked' });
      else taken.push(isTakenOver(document.querySelector('time')));
    }, [now]);
    return <ClockProvider value={now}>{unmoved}</ClockProvider>;
  }
  const time = await takeOver(<Page />);
  expect([taken, time?.textContent]).toEqual([[false], '2']);
});
