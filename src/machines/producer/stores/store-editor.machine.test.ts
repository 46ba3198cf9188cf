import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { PopupStore } from '../../../../contract/stores/popup-store.ts';
import {
  doneEventsOf,
  edgesOf,
  answerEffectsOf,
} from '../../../../tests/support/charts/chart-transitions.ts';
import { sampleFailure, sampleId, sampleStore } from '../../../../tests/support/samples/samples.ts';
import type { LoadResult } from '../../ui/resource.types.ts';
import type { SavedEntity } from '../../ui/editor.types.ts';
import { storeEditorMachine } from './store-editor.machine.ts';
import { newStoreValues } from '../../../../contract/stores/store-form-values.ts';

const store = sampleStore();
const blank = newStoreValues({ ownerId: sampleId(9), ownerName: 'Lola', timeZone: 'Europe/Madrid' });
const file = new File(['x'], 'puesto.jpg', { type: 'image/jpeg' });
const whole: SavedEntity<PopupStore> = { content: store, files: [] };
const pictured: SavedEntity<PopupStore> = {
  content: store,
  files: [{ key: 'heroImage', name: file.name, file, url: '/uploads/a' }],
};
const found: LoadResult<PopupStore> = { ok: true, value: store };
const lost: LoadResult<PopupStore> = { ok: false, failure: sampleFailure('NOT_FOUND') };
const late: LoadResult<PopupStore> = { ok: false, failure: sampleFailure('TIMEOUT') };

const silent = { announceSaved: () => {}, showStep: () => {}, goToStore: () => {} };
const machine = storeEditorMachine.provide({ actions: silent });
const events = [
  { type: 'address.changed', query: { step: 'look' } },
  { type: 'address.changed', query: {} },
  { type: 'fault.found', field: 'delivery.0.price' },
  { type: 'form.saved', saved: whole },
  { type: 'form.saved', saved: pictured },
  { type: 'retry.requested' },
  ...doneEventsOf('load', found, lost, late),
  { type: 'xstate.done.actor.uploads', output: { sent: 1 } },
] as const;
const edges = (of: string | null) => edgesOf(machine, { events, input: { of, blank } });

describe(storeEditorMachine.id, () => {
  test('its transitions are exactly these for a new store', () => {
    expect(edges(null)).toEqual([
      'describing --address.changed--> describing',
      'describing --fault.found--> describing',
      'describing --form.saved--> made',
      'describing --form.saved--> sendingPictures',
      'made --address.changed--> made',
      'sendingPictures --address.changed--> sendingPictures',
      'sendingPictures --xstate.done.actor.uploads--> made',
    ]);
  });

  test('and these for one that is changed', () => {
    expect(edges(sampleId(1))).toEqual([
      'describing --address.changed--> describing',
      'describing --fault.found--> describing',
      'describing --form.saved--> describing',
      'describing --form.saved--> sendingPictures',
      'failed --address.changed--> failed',
      'failed --retry.requested--> loading',
      'loading --address.changed--> loading',
      'loading --xstate.done.actor.load--> describing',
      'loading --xstate.done.actor.load--> failed',
      'loading --xstate.done.actor.load--> notFound',
      'notFound --address.changed--> notFound',
      'sendingPictures --address.changed--> sendingPictures',
      'sendingPictures --xstate.done.actor.uploads--> loading',
    ]);
  });

  test('an answer, or why there is none, is recorded', () => {
    expect(answerEffectsOf(machine, { events, input: { of: sampleId(1), blank } })).toEqual([
      'load NOT_FOUND → nothing',
      'load TIMEOUT → failure: TIMEOUT',
      'load ok → values: value',
      'load ok → values: value, content: value',
      'uploads value → announceSaved()',
    ]);
  });

  test('what keeps it from being saved leads to its step, and not away from where it is said already', () => {
    const shown: string[] = [];
    const logic = machine.provide({ actions: { showStep: (_, step) => void shown.push(step) } });
    const actor = createActor(logic, { input: { of: null, blank } }).start();
    const at = () => actor.getSnapshot().context.step;
    actor.send({ type: 'address.changed', query: { step: 'goods' } });
    expect(at()).toEqual('goods');
    actor.send({ type: 'fault.found', field: 'delivery.0.price' });
    expect([at(), shown]).toEqual(['dates', ['dates']]);
    actor.send({ type: 'fault.found', field: 'dates.endDay' });
    actor.send({ type: 'fault.found', field: '' });
    expect([at(), shown]).toEqual(['dates', ['dates']]);
  });
});
