import { expect, test } from 'vitest';
import { answerEffectsOf, doneEventsOf, edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { shareMachine } from './share.machine.ts';

const page = { title: 'Miel', text: '6,50 €', url: 'https://mercado.test/products/1' };

test('R2.26 its transitions are exactly these, and so is what it records', () => {
  const events = [
    { type: 'share.requested', page, hasSheet: true },
    { type: 'share.requested', page, hasSheet: false },
    { type: 'copy.requested' },
    { type: 'dialog.closed' },
    ...doneEventsOf('openShareSheet', 'shared', 'dismissed', 'unavailable'),
    ...doneEventsOf('copyAddress', true, false),
  ];
  expect(edgesOf(shareMachine, { events })).toEqual([
    'closed --share.requested--> dialog.offered',
    'closed --share.requested--> sheet',
    'dialog.copied --copy.requested--> dialog.copying',
    'dialog.copied --dialog.closed--> closed',
    'dialog.copying --dialog.closed--> closed',
    'dialog.copying --xstate.done.actor.copyAddress--> dialog.copied',
    'dialog.copying --xstate.done.actor.copyAddress--> dialog.notCopied',
    'dialog.notCopied --copy.requested--> dialog.copying',
    'dialog.notCopied --dialog.closed--> closed',
    'dialog.offered --copy.requested--> dialog.copying',
    'dialog.offered --dialog.closed--> closed',
    'sheet --xstate.done.actor.openShareSheet--> closed',
    'sheet --xstate.done.actor.openShareSheet--> dialog.offered',
  ]);
  expect(answerEffectsOf(shareMachine, { events })).toEqual([
    'copyAddress false → nothing',
    'copyAddress true → nothing',
    'openShareSheet "dismissed" → nothing',
    'openShareSheet "shared" → nothing',
    'openShareSheet "unavailable" → nothing',
  ]);
});
