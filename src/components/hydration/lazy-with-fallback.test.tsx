import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyWithFallback } from './lazy-with-fallback.ts';

interface Greeting {
  name: string;
}

const Hello = ({ name }: Greeting) => <p>Hola, {name}</p>;
const Sorry = ({ name }: Greeting) => <p>Lo sentimos, {name}</p>;

class Edge extends Component<{ children: ReactNode }> {
  override state = { said: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ said: message });
  override render = () => this.state.said || this.props.children;
}

afterEach(cleanup);

async function seen(
  fetchPart: () => Promise<typeof Hello>,
  Otherwise?: typeof Sorry,
): Promise<string | null> {
  const Part = lazyWithFallback(fetchPart, Otherwise);
  const { container } = render(
    <Edge>
      <Suspense fallback="…">
        <Part name="Ana" />
      </Suspense>
    </Edge>,
  );
  expect(container.textContent).toEqual('…');
  await vi.waitFor(() => expect(container.textContent).not.toEqual('…'));
  return container.textContent;
}

const gone = () => Promise.reject(new Error('sin red'));

test('shows what was fetched', async () => {
  expect(await seen(async () => Hello, Sorry)).toEqual('Hola, Ana');
});

test('shows what stands in for it where it cannot be fetched', async () => {
  expect(await seen(gone, Sorry)).toEqual('Lo sentimos, Ana');
});

test('breaks the screen where nothing stands in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await seen(gone)).toEqual('sin red');
});

test('is fetched once, when it is first drawn', async () => {
  const fetchPart = vi.fn(async () => Hello);
  const Part = lazyWithFallback(fetchPart);
  expect(fetchPart.mock.calls).toEqual([]);
  render(
    <Suspense fallback="…">
      <Part name="Ana" />
      <Part name="Luis" />
    </Suspense>,
  );
  await screen.findByText('Hola, Luis');
  expect(fetchPart.mock.calls).toEqual([[]]);
});
