import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { OpenSession } from '../../../contract/account/open-session.ts';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { NOW, sampleFailure, sampleId } from '../../../tests/support/samples/samples.ts';
import type { OpenSessionsResult } from '../../machines/account/open-sessions.machine.ts';
import { wireOpenSessions } from '../../wiring/account/open-sessions.wiring.ts';
import { SessionsPanel } from './SessionsPanel.tsx';

afterEach(cleanup);

const sessionOf = (number: number, isCurrent = false): OpenSession => ({
  id: sampleId(number),
  createdAt: '2026-11-18T10:00:00.000Z',
  lastUsedAt: '2026-11-19T10:00:00.000Z',
  userAgent: number === 1 ? 'Firefox/140.0 (Windows)' : null,
  isCurrent,
});
const lost: OpenSessionsResult = { ok: false, failure: sampleFailure('TIMEOUT') };
const OWN = 'Firefox en Windows · entraste el 18 de noviembre · última vez ayer';
const OTHER = 'Un navegador · entraste el 18 de noviembre · última vez ayer';

async function mountPanel() {
  let reading = deferred<OpenSessionsResult>();
  const logic = wireOpenSessions({
    app: { send: () => {} },
    sessions: {
      readSessions: () => (reading = deferred<OpenSessionsResult>()).promise,
      endSessions: () => new Promise(() => {}),
    },
  });
  await renderWithMarketProviders(<SessionsPanel actorRef={createActor(logic).start()} now={NOW} />);
  return (answer: OpenSessionsResult) => act(async () => reading.resolve(answer));
}
const buttons = () =>
  screen.queryAllByRole('button').map((button) => {
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    return [button.textContent, button.getAttribute('aria-busy'), description?.textContent ?? null];
  });
const press = (place: number) =>
  act(async () => fireEvent.click(screen.getAllByRole('button')[place] ?? document.body));
const waits = () => screen.queryByText('Mirando dónde tienes la sesión abierta…') !== null;

test('the sessions are looked for, and again where they did not come', async () => {
  const answer = await mountPanel();
  expect([waits(), buttons(), screen.queryByRole('list')]).toEqual([true, [], null]);
  await answer(lost);
  expect([waits(), buttons()]).toEqual([false, [['Reintentar', null, null]]]);
  await press(0);
  expect([waits(), buttons()]).toEqual([true, []]);
  await answer({ ok: true, value: [sessionOf(1, true)] });
  const list = screen.getByRole('list', { name: 'Sesiones abiertas' });
  expect([waits(), buttons(), list.textContent]).toEqual([false, [], `${OWN}Este aparato`]);
});

test.each([
  [0, ['Cerrando…', 'true', OTHER], ['Cerrar', null, OTHER], ['Cerrar las demás', null, null]],
  [1, ['Cerrar', null, OTHER], ['Cerrando…', 'true', OTHER], ['Cerrar las demás', null, null]],
  [2, ['Cerrar', null, OTHER], ['Cerrar', null, OTHER], ['Cerrando…', 'true', null]],
])('the button that was pressed is busy, and no other: number %i', async (place, ...expected) => {
  const answer = await mountPanel();
  await answer({ ok: true, value: [sessionOf(1, true), sessionOf(2), sessionOf(3)] });
  await press(place);
  expect(buttons()).toEqual(expected);
});
