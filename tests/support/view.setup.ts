import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { takeOffStyles } from './HidingStyles.tsx';

// What is waited for comes; how soon depends on the machine.
configure({ asyncUtilTimeout: 10_000 });

// React notes where each element was made, ten thousand times a second, for the stacks of its warnings. That is a sixth of what
// a view's tests cost; there is no setting for it but the count beyond which it notes nothing.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (!(internals instanceof Object && 'recentlyCreatedOwnerStacks' in internals))
  throw new Error('This React counts the stacks of its elements elsewhere');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set: () => {},
});

// A walked chart may end where the page asks before it is left, and its actor outlives the test: the window, which all files of
// a worker share, would ask in theirs too.
type Listening = Parameters<typeof window.addEventListener>;
const listen = window.addEventListener;
const asking: Listening[] = [];
beforeAll(() => {
  window.addEventListener = (...listening: Listening) => {
    if (listening[0] === 'beforeunload') asking.push(listening);
    listen.apply(window, listening);
  };
});
afterEach(() => {
  for (const [type, listener] of asking.splice(0)) if (listener) window.removeEventListener(type, listener);
});
afterAll(() => {
  window.addEventListener = listen;
});

afterEach(takeOffStyles);

// happy-dom keeps all that a document was asked until its focus moves: a gigabyte of one file. A page that still waits for a
// heading to focus sees the focus elsewhere and gives up; otherwise it would take the focus of another test, of another file too.
afterEach(async () => {
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await Promise.resolve();
  elsewhere.remove();
});

// The first of all that follows a test: what it showed is gone before the next one looks.
afterEach(cleanup);
