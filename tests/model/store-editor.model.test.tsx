import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { StoreStep } from '../../contract/stores/store-form-steps.ts';
import { storeEditorMachine } from '../../src/machines/producer/stores/store-editor.machine.ts';
import type { createStoreEditorService } from '../../src/services/producer/stores/store-editor.service.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { refusalIn } from '../support/charts/path-answers.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import {
  alerts,
  chooseFiles,
  fieldNamed,
  heading,
  jpeg,
  uploadUrlsOf,
  press,
  changeField,
} from '../support/views/editor-driver.ts';
import { failureMessageFor } from '../support/views/failure-messages.ts';
import { sampleFailure, sampleStore } from '../support/samples/samples.ts';
import { blankStoreValues, fillInStore, showStoreEditor } from '../support/views/store-editor-scene.tsx';
import { walkChart } from '../support/charts/walk-chart.ts';

type State = SnapshotFrom<typeof storeEditorMachine>;
type Service = ReturnType<typeof createStoreEditorService>;
type Answer = Awaited<ReturnType<Service['loadStore']>>;
type Saving = Awaited<ReturnType<Service['saveStore']>>;

const store = sampleStore({ name: 'La Colmena', ownerInfo: { name: 'Ana Ruiz' } });
const found: Answer = { ok: true, value: store };
const gone: Answer = { ok: false, failure: sampleFailure('NOT_FOUND', { status: 404 }) };
const late: Answer = { ok: false, failure: sampleFailure('TIMEOUT') };
const TAKEN = 'Ya hay una tienda con esa dirección: elige otra';
const taken: Saving = {
  ok: false,
  failure: sampleFailure('CONFLICT', { status: 409, errors: [{ field: 'slug', message: TAKEN }] }),
};
const file = { key: 'heroImage', name: 'puesto.jpg', file: jpeg('puesto.jpg'), url: '/uploads/hero' };

const making = [
  { type: 'address.changed', query: { step: 'look' } },
  { type: 'address.changed', query: {} },
  { type: 'fault.found', field: 'slug' },
  { type: 'form.saved', saved: { content: store, files: [] } },
  { type: 'form.saved', saved: { content: store, files: [file] } },
  { type: 'xstate.done.actor.uploads', output: { sent: 1 }, by: 'arrival' },
  { type: 'xstate.done.actor.uploads', output: { sent: 0 }, by: 'letting go' },
  { type: 'xstate.done.actor.uploads', output: { sent: 0 }, by: 'going on' },
] as const;
const changing = [
  ...making,
  { type: 'retry.requested' },
  ...doneEventsOf('load', found, gone, late, BROKEN_ANSWER),
] as const;
type Event = (typeof changing)[number];

const stepIn = (query: { step?: StoreStep }) => query.step ?? 'name';
function canHappen({ context: { step } }: State, event: Event): boolean {
  if (event.type === 'address.changed') return stepIn(event.query) !== step;
  // A refusal about the current step causes no navigation.
  return event.type !== 'fault.found' || step !== 'name';
}

/** Renders an editor; the test answers the server and the uploads. */
const mountFor = (of: string | null) => async () => {
  let loading = deferred<Answer>();
  let answer: Saving = taken;
  let tagline = 0;
  const scene = await showStoreEditor(of, {
    loadStore: () => (loading = deferred<Answer>()).promise,
    saveStore: async () => answer,
  });
  const { actorRef, answerFile, go } = scene;
  const submit = () => act(async () => fireEvent.submit(document.querySelector('form') ?? document.body));
  /** Fills in all required fields and returns to the visible step. */
  const describe = async () => {
    const { step } = actorRef.getSnapshot().context;
    await go('name');
    if (of === null) await fillInStore(go);
    else changeField('tagline', `De romero ${(tagline += 1)}`);
    await go(step);
  };
  return {
    ...scene,
    drivers: {
      'xstate.done.actor.load': ({ output }: { output: Answer | typeof BROKEN_ANSWER }) =>
        settleVerb(loading, output),
      'retry.requested': () => press('Reintentar'),
      'address.changed': ({ query }: { query: { step?: StoreStep } }) => go(stepIn(query)),
      'fault.found': async () => {
        await describe();
        answer = taken;
        await submit();
      },
      'form.saved': async ({ saved: { files } }: { saved: { files: readonly unknown[] } }) => {
        await describe();
        if (files.length > 0) {
          const { step } = actorRef.getSnapshot().context;
          await go('look');
          await chooseFiles('heroImage', jpeg('puesto.jpg'));
          await go(step);
        }
        const uploadUrls = files.length > 0 ? uploadUrlsOf('hero') : [];
        answer = { ok: true, value: { content: store, uploadUrls } };
        await submit();
      },
      'xstate.done.actor.uploads': async ({ by }: { by: 'arrival' | 'letting go' | 'going on' }) => {
        if (by === 'letting go') return press('Descartar puesto.jpg');
        if (by === 'arrival') return answerFile('/uploads/hero', { ok: true, value: null });
        await answerFile('/uploads/hero', { ok: false, failure: sampleFailure('NO_RESPONSE') });
        return press('Seguir sin ellas');
      },
    },
  };
};
type Scene = Awaited<ReturnType<ReturnType<typeof mountFor>>>;

type Past = readonly { type: string; query?: { step?: StoreStep } }[];
/** Visible step: the one in the URL, or that of a refused field. */
function stepAfter(past: Past): StoreStep {
  const led = past.findLast(({ type }) => type === 'address.changed' || type === 'fault.found');
  return stepIn(led?.query ?? {});
}
const STEPS: Partial<Record<StoreStep, string>> = { name: '1. Nombre y dirección', look: '3. Aspecto' };

const oraclesOf = (title: string, save: string) => ({
  describing: (past: Past) => {
    const words = STEPS[stepAfter(past)] ?? '';
    expect([
      heading(),
      screen.getAllByRole('heading', { level: 2 })[0]?.textContent,
      document.querySelector('nav[aria-label=Pasos] [data-current]')?.textContent?.includes(words.slice(3)),
      screen.queryByRole('button', { name: save }) !== null,
    ]).toEqual([title, words, true, true]);
  },
  sendingPictures: () =>
    expect([heading(), document.querySelectorAll('[data-stage]').length]).toEqual(['Enviando las fotos', 1]),
});

const seeMade = (_: unknown, { saved }: Scene) => expect(saved).toEqual([store]);
const seeLoading = () =>
  expect([heading(), fieldNamed('name'), alerts()]).toEqual(['Editar puesto', null, []]);
const seeGone = () => expect(alerts().join()).toContain('Este puesto ya no está');
function seeFailed(past: Past) {
  expect(alerts().join()).toContain('No hemos podido cargar el puesto');
  expect(alerts().join()).toContain(failureMessageFor(refusalIn(past)));
}

const look = ({ context }: State) => [context.step, context.failure?.code];
const silent = { announceSaved: () => {}, showStep: () => {}, goToStore: () => {} };
const machine = storeEditorMachine.provide({ actions: silent });

interface Step {
  event: { type: string };
  past: Past;
  from: string;
  to: string;
}

/** A refused slug is shown at its field, and the URL changes to its step. */
function checkFault({ event }: Step, { shown }: Scene) {
  if (event.type !== 'fault.found') return;
  expect([shown.at(-1), alerts(), document.activeElement]).toEqual(['name', [TAKEN], fieldNamed('slug')]);
}

/** A new store gets its own address, at the current step. */
function checkMaking({ past, from, to }: Step, { saved, led }: Scene) {
  if (from === 'made' || to !== 'made') return;
  expect([saved, led]).toEqual([[store], [[store.id, stepAfter(past)]]]);
}

walkChart({
  name: 'the editor of a new store',
  proves: 'R5.1 R5.2 R7.11',
  machine,
  input: { of: null, blank: blankStoreValues },
  events: making,
  undriven: ['retry.requested', 'xstate.done.actor.load'],
  canHappen,
  look,
  mount: mountFor(null),
  oracles: { ...oraclesOf('Puesto nuevo', 'Guardar'), made: seeMade },
  checkStep: (step, scene) => {
    checkFault(step, scene);
    checkMaking(step, scene);
  },
});

walkChart({
  name: 'the editor of a store that is there',
  proves: 'R5.2 R5.3 R7.12 R8.16',
  machine,
  input: { of: store.id, blank: blankStoreValues },
  events: changing,
  canHappen,
  look,
  mount: mountFor(store.id),
  oracles: {
    ...oraclesOf('Editar puesto', 'Guardar cambios'),
    loading: seeLoading,
    notFound: seeGone,
    failed: seeFailed,
  },
  checkStep: checkFault,
});
