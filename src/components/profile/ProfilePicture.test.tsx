import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { deferred } from '../../../tests/support/charts/deferred.ts';
import { renderWithMarketProviders } from '../../../tests/support/views/render-with-market-providers.tsx';
import { sampleUserWithRole } from '../../../tests/support/samples/session-app.ts';
import { profilePictureMachine } from '../../machines/account/profile-picture.machine.ts';
import type { UploadResult } from '../../machines/account/profile-picture.types.ts';
import { resultActors, promiseActors } from '../../wiring/api/promise-actors.ts';
import { ProfilePicture } from './ProfilePicture.tsx';

afterEach(cleanup);

const file = new File([new Uint8Array(2_000)], 'ana.png', { type: 'image/png' });
const face = () => document.querySelector('span[aria-hidden=true] > img')?.getAttribute('src') ?? null;
const field = () => screen.getByLabelText<HTMLInputElement>('Cambiar foto', { selector: 'input' });
const choose = (files: File[]) => act(async () => fireEvent.change(field(), { target: { files } }));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function mountPicture(profileImage: string | null = null) {
  const upload = deferred<UploadResult>();
  const logic = profilePictureMachine.provide({
    actors: {
      ...promiseActors({
        cropPicture: async () => ({ ok: true, value: new Blob(['x'], { type: 'image/jpeg' }) }) as const,
      }),
      ...resultActors({ uploadPicture: () => upload.promise }),
    },
    actions: { announceSaved: () => {} },
  });
  const actorRef = createActor(logic).start();
  await renderWithMarketProviders(
    <ProfilePicture actorRef={actorRef} user={{ ...sampleUserWithRole('consumer'), profileImage }} />,
  );
  return actorRef;
}

test('an account has its face or its initials, and another is chosen through a field that is out of sight', async () => {
  await mountPicture();
  expect([face(), screen.getByText('P1').getAttribute('aria-hidden')]).toEqual([null, 'true']);
  cleanup();
  await mountPicture('/pictures/ana.webp');
  expect([face(), screen.queryByText('P1'), document.activeElement]).toEqual([
    '/pictures/ana-192.webp',
    null,
    document.body,
  ]);
  const click = vi.spyOn(field(), 'click');
  await press('Cambiar foto');
  expect([click.mock.calls.length, field().hidden, field().value]).toEqual([1, true, '']);
  await choose([]);
  expect(screen.queryByText('Encuadra tu foto')).toBe(null);
});

test('a file lies under the window where it is cut, and the focus goes there and back', async () => {
  await mountPicture('/pictures/ana.webp');
  await choose([file]);
  const window = await screen.findByRole('group', { name: 'Encuadra tu foto' });
  expect(document.activeElement?.textContent).toBe('Encuadra tu foto');
  expect(window.closest('div')?.parentElement?.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/);
  const nearer = screen.getByRole('slider', { name: 'Acercar' });
  expect(['type', 'min', 'max', 'step', 'value'].map((name) => nearer.getAttribute(name))).toEqual([
    'range',
    '1',
    '4',
    '0.05',
    '1',
  ]);
  await press('Descartar');
  expect([document.activeElement?.textContent, face()]).toEqual(['Cambiar foto', '/pictures/ana-192.webp']);
});

test('a file that no picture can be read from says so', async () => {
  await mountPicture();
  await choose([file]);
  await screen.findByRole('group', { name: 'Encuadra tu foto' });
  await act(async () => void fireEvent.error(document.querySelector('img') ?? document.body));
  expect(screen.getByRole('alert').textContent).toBe('No hemos podido abrir esa imagen. Prueba con otra.');
});

test('what was cut is seen while it is sent', async () => {
  const actorRef = await mountPicture('/pictures/ana.webp');
  await choose([file]);
  await act(async () => actorRef.send({ type: 'area.changed', area: { x: 0, y: 0, width: 9, height: 9 } }));
  await press('Usar esta foto');
  const button = await screen.findByRole('button', { name: 'Subiendo tu foto…' });
  expect([button.getAttribute('aria-busy'), face()]).toEqual(['true', expect.stringMatching(/^blob:/)]);
});
