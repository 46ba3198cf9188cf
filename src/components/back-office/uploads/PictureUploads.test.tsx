import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { jpeg } from '../../../../tests/support/views/editor-driver.ts';
import { leafTexts } from '../../../../tests/support/views/leaf-texts.ts';
import { renderWithMarketProviders } from '../../../../tests/support/views/render-with-market-providers.tsx';
import { sampleFailure } from '../../../../tests/support/samples/samples.ts';
import { sentEventsOf } from '../../../../tests/support/charts/sent-events.ts';
import type { UploadEntry } from '../../../machines/ui/uploads.entries.ts';
import { uploadsMachine } from '../../../machines/ui/uploads.machine.ts';
import { backOfficeSystem } from '../../../theme/back-office/system.ts';
import { PictureUploads } from './PictureUploads.tsx';

afterEach(cleanup);

type Given = Pick<UploadEntry, 'key' | 'stage'> & Partial<UploadEntry>;

const entryOf = ({ key, ...given }: Given): UploadEntry => ({
  key,
  name: `${key}.jpg`,
  file: jpeg(`${key}.jpg`),
  url: `/uploads/${key}`,
  share: 0,
  failure: null,
  wasPostponed: false,
  ...given,
});

/** Renders uploads in a fixed state and records the events of each button. */
async function showPictures(open: 'sending' | 'incomplete', ...given: Given[]) {
  const snapshot = uploadsMachine.resolveState({ value: { open }, context: { entries: given.map(entryOf) } });
  const actorRef = createActor(uploadsMachine, { input: { files: [] }, snapshot });
  const told = sentEventsOf(actorRef);
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <PictureUploads uploadsRef={actorRef} lead="Ya está guardado." />
    </ChakraProvider>,
  );
  return told;
}

const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
const pressAll = () => screen.getAllByRole('button').forEach((button) => fireEvent.click(button));

test('pictures on their way tell how far each has come, and each may be let go of until it is there', async () => {
  const told = await showPictures(
    'sending',
    { key: 'asa', stage: 'sent', share: 1 },
    { key: 'boca', stage: 'sending', share: 0.256 },
    { key: 'cuello', stage: 'waiting' },
    { key: 'pie', stage: 'postponed' },
    { key: 'tapa', stage: 'cancelled' },
  );
  expect(leafTexts()).toEqual([
    'Enviando las fotos',
    'Ya está guardado.',
    'asa.jpg',
    'Enviada',
    'boca.jpg',
    '26 %',
    'Descartar',
    'cuello.jpg',
    'En espera',
    'Descartar',
    'pie.jpg',
    'El mercado está muy ocupado. La enviamos otra vez en un momento.',
    'Descartar',
    'tapa.jpg',
    'Descartada',
    'Reintentar',
  ]);
  expect(screen.getByRole('list', { name: 'Fotos que se envían' }).children.length).toBe(5);
  const bars = screen.getAllByRole('progressbar');
  expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')])).toEqual([
    ['Envío de boca.jpg', '26'],
  ]);
  expect([buttons(), screen.queryByRole('alert')]).toEqual([
    ['Descartar boca.jpg', 'Descartar cuello.jpg', 'Descartar pie.jpg', 'Reintentar tapa.jpg'],
    null,
  ]);
  pressAll();
  expect(told).toEqual([
    { type: 'cancel.requested', key: 'boca' },
    { type: 'cancel.requested', key: 'cuello' },
    { type: 'cancel.requested', key: 'pie' },
    { type: 'retry.requested', key: 'tapa' },
  ]);
});

test('a picture that has not arrived says why, is sent again or let go of, or left behind', async () => {
  const told = await showPictures('incomplete', {
    key: 'asa',
    stage: 'failed',
    failure: sampleFailure('PAYLOAD_TOO_LARGE'),
  });
  expect(leafTexts()).toEqual([
    'Hay fotos que no han llegado',
    'Ya está guardado.',
    'asa.jpg',
    'La foto es demasiado grande. Guárdala con menos píxeles y vuelve a elegirla.',
    'Reintentar',
    'Descartar',
    'Seguir sin ellas',
  ]);
  expect([screen.getByRole('alert').textContent, screen.queryByRole('progressbar'), buttons()]).toEqual([
    'La foto es demasiado grande. Guárdala con menos píxeles y vuelve a elegirla.',
    null,
    ['Reintentar asa.jpg', 'Descartar asa.jpg', null],
  ]);
  pressAll();
  expect(told).toEqual([
    { type: 'retry.requested', key: 'asa' },
    { type: 'cancel.requested', key: 'asa' },
    { type: 'rest.abandoned' },
  ]);
});
