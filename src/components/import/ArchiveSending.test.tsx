import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, cleanup, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, expect, test } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { input } from '../../../tests/support/import-answers.ts';
import { renderMarket } from '../../../tests/support/render-market.tsx';
import { storeImportMachine } from '../../machines/import/store-import.machine.ts';
import { backOfficeSystem } from '../../theme/back-office/system.ts';
import { ArchiveSending, type SendingStage } from './ArchiveSending.tsx';

afterEach(cleanup);

const selectStage = ({ context }: { context: SendingStage }) => context;

/** A page that sends an archive, where it goes from one stage to another by itself. */
async function sendingAt(first: SendingStage) {
  const actorRef = createActor(storeImportMachine, { input });
  const stages = createActor(
    fromTransition(
      (_: SendingStage, reached: { type: 'stage.reached'; stage: SendingStage }) => reached.stage,
      first,
    ),
  ).start();
  function Page() {
    const stage = useSelector(stages, selectStage);
    const { context } = actorRef.getSnapshot();
    return (
      <ChakraProvider value={backOfficeSystem}>
        <h1 tabIndex={-1}>Subir productos</h1>
        <ArchiveSending actorRef={actorRef} context={context} stage={stage} isPausable isBusy={false} />
      </ChakraProvider>
    );
  }
  await renderMarket(<Page />);
  return async (stage: SendingStage) => act(async () => stages.send({ type: 'stage.reached', stage }));
}

const focused = () => document.activeElement?.textContent;
const focus = (name: string) => act(async () => screen.getByRole('button', { name }).focus());

test('R3.8 who is about to press «Seguir ahora» as the line comes back does not press «Pausar» instead', async () => {
  const goTo = await sendingAt('cut');
  await focus('Seguir ahora');
  await goTo('moving');
  expect([focused(), screen.queryByRole('button', { name: 'Pausar' }) !== null]).toEqual([
    'Subir productos',
    true,
  ]);
});

test('R3.8 who has it stand still has the way on under the same finger', async () => {
  const goTo = await sendingAt('moving');
  await focus('Pausar');
  await goTo('held');
  expect(focused()).toBe('Seguir subiendo');
});
