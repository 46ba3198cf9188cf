import { createActor } from 'xstate';
import { storeImportMachine } from '../../../src/machines/import/store-import.machine.ts';
import type { ImportContext } from '../../../src/machines/import/store-import.types.ts';
import { importInput } from '../samples/import-answers.ts';
import { sampleStore } from '../samples/samples.ts';
import { sentEventsOf } from './sent-events.ts';

/** Import actor in a given state, for a store without uploads, with its received events. */
export function importAt(
  value: Parameters<typeof storeImportMachine.resolveState>[0]['value'],
  changes: Partial<ImportContext> = {},
) {
  const { context: begun } = createActor(storeImportMachine, { input: importInput }).getSnapshot();
  const context = { ...begun, content: { store: sampleStore(), upload: null }, ...changes };
  const snapshot = storeImportMachine.resolveState({ value, context });
  const actorRef = createActor(storeImportMachine, { input: importInput, snapshot });
  return { actorRef, context, told: sentEventsOf(actorRef) };
}
