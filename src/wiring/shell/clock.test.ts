import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { appMachine } from '../../machines/shell/app.machine.ts';
import { productMachine } from '../../machines/catalogue/product.machine.ts';
import { ScreenActors } from '../../screen-actors.ts';
import { watchClock } from './clock.ts';

describe(watchClock, () => {
  test('R4.10 an open screen learns the time of the page, once for each tick', () => {
    const input = { href: 'http://mercado.test/', publicHost: '', now: 1 };
    const app = createActor(appMachine, { input }).start();
    const screens = new ScreenActors();
    const screen = screens.open('product:1', productMachine, { question: { id: '1' }, now: 1 });
    if (screen instanceof Promise) throw new Error('The browser never waits');
    const heard: number[] = [];
    screen.subscribe(({ context }) => heard.push(context.now));
    watchClock(app, screens);
    app.send({ type: 'page.hydrated', now: 5 });
    app.send({ type: 'clock.ticked', now: 9 });
    app.send({ type: 'clock.ticked', now: 9 });
    expect(heard).toEqual([5, 9]);
    screens.closeAll();
    app.stop();
  });
});
