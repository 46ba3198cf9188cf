import { act, fireEvent, screen } from '@testing-library/react';
import type { PutResult } from '../../../src/machines/ui/uploads.entries.ts';
import type { PutFile } from '../../../src/services/api/put-file.ts';
import { deferred } from '../charts/deferred.ts';

export const jpeg = (name: string) =>
  new File([new Uint8Array(2048)], name, { type: 'image/jpeg', lastModified: 7 });

/** Upload URLs of announced files. */
export const uploadUrlsOf = (...names: string[]) =>
  names.map((name) => ({
    filename: name,
    uploadUrl: `/uploads/${name}`,
    fileUrl: `/pictures/${name}.webp`,
    contentType: 'image/jpeg',
    expiresAt: '2026-11-22T12:00:00.000Z',
  }));

/** Uploads at 50 percent that stay pending until the test answers them. */
export function pendingUploads() {
  const sending = new Map<string, ReturnType<typeof deferred<PutResult>>>();
  const putFile: PutFile = ({ url, onProgress }) => {
    onProgress?.(0.5);
    const answer = deferred<PutResult>();
    sending.set(url, answer);
    return answer.promise;
  };
  const answerFile = (url: string, result: PutResult) => act(async () => sending.get(url)?.resolve(result));
  return { sending, putFile, answerFile };
}

export const fieldNamed = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
export const changeField = (name: string, value: string) =>
  fireEvent.change(fieldNamed(name)!, { target: { value } });
export const chooseFiles = (name: string, ...files: File[]) =>
  act(async () => fireEvent.change(fieldNamed(name)!, { target: { files } }));
export const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0]!));
export const submit = (name = 'Guardar') =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    fireEvent.click(button);
    // happy-dom does not submit a form on a click.
    fireEvent.submit(button.closest('form')!);
  });
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
// Filter for empty alerts: a calendar renders a permanent empty one.
export const alerts = () =>
  screen
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
