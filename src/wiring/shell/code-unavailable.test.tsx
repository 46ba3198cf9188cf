import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { appAt } from '../../../tests/support/charts/app-actor.ts';
import { CodeUnavailable } from './code-unavailable.tsx';

afterEach(cleanup);

test('what stands in for code that did not come says so once and lets go', () => {
  const heard: unknown[] = [];
  const app = appAt('/').start();
  render(
    <CodeUnavailable
      app={{ send: (event) => void heard.push(event), getSnapshot: () => app.getSnapshot() }}
      onClosed={() => void heard.push('closed')}
    />,
  );
  expect(heard).toEqual([
    {
      type: 'toast.shown',
      kind: 'error',
      message: 'No se pudo conectar con el servidor. Verifica tu conexión a internet.',
    },
    'closed',
  ]);
});
