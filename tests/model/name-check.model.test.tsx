import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { PRODUCT_LIMITS, TIMEOUTS } from '../../contract/limits.ts';
import { ProductEditorView } from '../../src/components/producer/product-editor/ProductEditorView.tsx';
import {
  nameCheckMachine,
  type NamesakeResult,
} from '../../src/machines/producer/products/name-check.machine.ts';
import { blankProduct } from '../../src/machines/producer/products/product-values.ts';
import {
  createUnsavedProductService,
  createProductEditorService,
} from '../../src/services/producer/products/product-editor.service.ts';
import { backOfficeSystem } from '../../src/theme/back-office/system.ts';
import { wireNameCheck } from '../../src/wiring/producer/products/name-check.wiring.ts';
import { wireProductEditor } from '../../src/wiring/producer/products/product-editor.wiring.ts';
import { BROKEN_ANSWER, settleVerb } from '../support/charts/settle-verb.ts';
import { lastValueOf } from '../support/charts/path-answers.ts';
import { doneEventsOf } from '../support/charts/chart-transitions.ts';
import { deferred } from '../support/charts/deferred.ts';
import { fakeCall } from '../support/charts/fake-call.ts';
import { renderWithMarketProviders } from '../support/views/render-with-market-providers.tsx';
import { sampleFailure, sampleId } from '../support/samples/samples.ts';
import { walkChart } from '../support/charts/walk-chart.ts';

const forbidden = () => {
  throw new Error('SecurityError');
};
const mug = { id: sampleId(31), name: 'Taza' };
const found: NamesakeResult = { ok: true, value: mug };
const none: NamesakeResult = { ok: true, value: null };
const late: NamesakeResult = { ok: false, failure: sampleFailure('UNAVAILABLE') };

/** Renders the editor of a new product; the test answers the name check. */
async function openEditor(blank = blankProduct('Taller Lola')) {
  const asked: { name: string; of: string | null }[] = [];
  let answer = deferred<NamesakeResult>();
  const clock = new SimulatedClock();
  const editor = createActor(
    wireProductEditor({
      ...createProductEditorService(fakeCall({}).call),
      putFile: () => deferred<never>().promise,
      drafts: createUnsavedProductService({ tab: forbidden, device: forbidden }),
      userId: 'lola',
      onSaved: () => {},
      leave: () => {},
    }).provide({
      actors: {
        nameCheck: wireNameCheck({
          findNamesake: (input) => {
            asked.push(input);
            answer = deferred<NamesakeResult>();
            return answer.promise;
          },
        }),
      },
    }),
    { clock, input: { of: null, blank } },
  ).start();
  await renderWithMarketProviders(
    <ChakraProvider value={backOfficeSystem}>
      <ProductEditorView actorRef={editor} places={{ stores: [], failure: null, onRetried: () => {} }} />
    </ChakraProvider>,
  );
  const { nameCheck } = editor.getSnapshot().children;
  if (!nameCheck) throw new Error('Nobody checks the name');
  const field = document.querySelector<HTMLInputElement>('[name=name]');
  return {
    actorRef: nameCheck,
    asked,
    drivers: {
      // An unchanged value fires no event.
      'name.typed': ({ name }: { name: string }) =>
        field && fireEvent.change(field, { target: { value: field.value === name ? `${name} ` : name } }),
      'xstate.after.typingPause.nameCheck.pausing': () => clock.increment(PRODUCT_LIMITS.nameCheckPause),
      'xstate.after.answerPatience.nameCheck.asking': () => clock.increment(TIMEOUTS.productNameCheck),
      'xstate.done.actor.findNamesake': ({ output }: { output: NamesakeResult }) =>
        settleVerb(answer, output),
    },
  };
}

type Scene = Awaited<ReturnType<typeof openEditor>>;

const hint = () => {
  const said = document.querySelector('[data-part=name-hint]');
  return [said?.localName, said?.textContent, said?.querySelector('a')?.getAttribute('href') ?? null];
};
const SILENT = ['output', '', null];

type Past = readonly (
  | ReturnType<typeof doneEventsOf<'findNamesake', NamesakeResult[]>>[number]
  | { type: string }
)[];

const HINT = {
  resting: (past: Past) =>
    expect(hint()).toEqual(
      lastValueOf(past.slice(-1), 'findNamesake')
        ? ['output', 'Ya tienes un producto que se llama así: Taza', `/producer/products/${mug.id}/edit`]
        : SILENT,
    ),
  pausing: () => expect(hint()).toEqual(SILENT),
  asking: (_: unknown, { asked }: Scene) =>
    expect([hint(), asked.at(-1)]).toEqual([SILENT, { name: 'Taza', of: null }]),
};

walkChart({
  name: 'the check of a product’s name',
  proves: 'R9.1 R9.9',
  machine: nameCheckMachine,
  input: { of: null },
  events: [
    { type: 'name.typed', name: 'Taza' },
    { type: 'name.typed', name: ' ' },
    { type: 'xstate.after.typingPause.nameCheck.pausing' },
    { type: 'xstate.after.answerPatience.nameCheck.asking' },
    ...doneEventsOf('findNamesake', found, none, late, BROKEN_ANSWER),
  ],
  look: ({ context }) => context,
  mount: () => openEditor(),
  oracles: HINT,
});

describe('the name of a product', () => {
  afterEach(cleanup);

  test('R9.9 a name with which a new product begins, as a copy does, is checked like one that is typed', async () => {
    const { asked, drivers } = await openEditor({ ...blankProduct('Taller Lola'), name: 'Taza' });
    drivers['xstate.after.typingPause.nameCheck.pausing']();
    expect(asked).toEqual([{ name: 'Taza', of: null }]);
  });

  test('R9.9 a hint bars nothing: what is wrong is said of the other fields alone', async () => {
    const { drivers } = await openEditor();
    drivers['name.typed']({ name: 'Taza' });
    drivers['xstate.after.typingPause.nameCheck.pausing']();
    drivers['xstate.done.actor.findNamesake']({ output: found });
    await Promise.resolve();
    const form = document.querySelector('form');
    if (form) fireEvent.submit(form);
    expect([...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)).toEqual([
      'Se requiere al menos una imagen',
      'El precio debe ser un número mayor a 0',
      'La cantidad debe ser un número mayor a 0',
    ]);
  });
});
