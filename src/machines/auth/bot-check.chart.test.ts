import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import {
  botAnswer,
  botCheckScene,
  botCheckStepFailure,
  TOKEN,
} from '../../../tests/support/charts/bot-check.ts';
import { doneEventsOf, edgesOf, answerEffectsOf } from '../../../tests/support/charts/chart-transitions.ts';
import { botCheckMachine } from './bot-check.machine.ts';

const broken = (actor: string) => ({ type: `xstate.error.actor.${actor}`, error: new Error('gone') });
const after = (delay: string, state: string) => ({ type: `xstate.after.${delay}.botCheck.${state}` });

const identify = ({ value, context }: AnyMachineSnapshot) => {
  const { loads, tries, rule } = context as { loads: number; tries: number; rule: object | null };
  return JSON.stringify([value, loads, tries, rule !== null]);
};

test(`${botCheckMachine.id}: its transitions are exactly these`, () => {
  const events = [
    { type: 'preparation.requested' },
    { type: 'check.requested', action: 'contact' },
    { type: 'check.concluded' },
    ...doneEventsOf('loadScript', { ok: true }, botCheckStepFailure('Script load error')),
    broken('loadScript'),
    ...doneEventsOf('askReadiness', true, false),
    broken('askReadiness'),
    ...doneEventsOf('execute', { ok: true, token: TOKEN }, botCheckStepFailure('gone')),
    broken('execute'),
    ...doneEventsOf('verify', { ok: true, answer: botAnswer() }, botCheckStepFailure('gone')),
    broken('verify'),
    after('scriptTimeout', 'script.loading'),
    after('loadPause', 'script.pausing'),
    after('postLoadWait', 'script.settling'),
    after('readinessTimeout', 'script.polling'),
    after('readinessPoll', 'script.polling.waiting'),
    after('checkTimeout', 'check.running'),
    after('executeTimeout', 'check.running.executing'),
    after('tryPause', 'check.running.pausing'),
  ];
  expect(edgesOf(botCheckMachine, { input: { setup: botCheckScene() }, events, identify })).toEqual([
    'check.idle --check.requested--> check.running.awaitingScript',
    'check.idle --check.requested--> check.running.executing',
    'check.running.awaitingScript --xstate.after.checkTimeout.botCheck.check.running--> check.idle',
    'check.running.executing --xstate.after.checkTimeout.botCheck.check.running--> check.idle',
    'check.running.executing --xstate.after.executeTimeout.botCheck.check.running.executing--> check.idle',
    'check.running.executing --xstate.after.executeTimeout.botCheck.check.running.executing--> check.running.pausing',
    'check.running.executing --xstate.done.actor.execute--> check.idle',
    'check.running.executing --xstate.done.actor.execute--> check.running.pausing',
    'check.running.executing --xstate.done.actor.execute--> check.running.verifying',
    'check.running.executing --xstate.error.actor.execute--> check.idle',
    'check.running.executing --xstate.error.actor.execute--> check.running.pausing',
    'check.running.pausing --xstate.after.checkTimeout.botCheck.check.running--> check.idle',
    'check.running.pausing --xstate.after.tryPause.botCheck.check.running.pausing--> check.running.executing',
    'check.running.verifying --xstate.after.checkTimeout.botCheck.check.running--> check.idle',
    'check.running.verifying --xstate.done.actor.verify--> check.idle',
    'check.running.verifying --xstate.done.actor.verify--> check.running.pausing',
    'check.running.verifying --xstate.error.actor.verify--> check.idle',
    'check.running.verifying --xstate.error.actor.verify--> check.running.pausing',
    'script.absent --preparation.requested--> script.loading',
    'script.absent check.idle --check.requested--> script.loading check.running.awaitingScript',
    'script.loading --xstate.after.scriptTimeout.botCheck.script.loading--> script.pausing',
    'script.loading --xstate.after.scriptTimeout.botCheck.script.loading--> script.unavailable',
    'script.loading --xstate.done.actor.loadScript--> script.pausing',
    'script.loading --xstate.done.actor.loadScript--> script.settling',
    'script.loading --xstate.done.actor.loadScript--> script.unavailable',
    'script.loading --xstate.error.actor.loadScript--> script.pausing',
    'script.loading --xstate.error.actor.loadScript--> script.unavailable',
    'script.loading check.running.awaitingScript --xstate.after.scriptTimeout.botCheck.script.loading--> script.absent check.idle',
    'script.loading check.running.awaitingScript --xstate.done.actor.loadScript--> script.absent check.idle',
    'script.loading check.running.awaitingScript --xstate.error.actor.loadScript--> script.absent check.idle',
    'script.pausing --xstate.after.loadPause.botCheck.script.pausing--> script.loading',
    'script.polling.asking --xstate.after.readinessTimeout.botCheck.script.polling--> script.pausing',
    'script.polling.asking --xstate.after.readinessTimeout.botCheck.script.polling--> script.unavailable',
    'script.polling.asking --xstate.done.actor.askReadiness--> script.polling.waiting',
    'script.polling.asking --xstate.done.actor.askReadiness--> script.ready',
    'script.polling.asking --xstate.error.actor.askReadiness--> script.polling.waiting',
    'script.polling.asking check.running.awaitingScript --xstate.after.readinessTimeout.botCheck.script.polling--> script.absent check.idle',
    'script.polling.asking check.running.awaitingScript --xstate.done.actor.askReadiness--> script.ready check.running.executing',
    'script.polling.waiting --xstate.after.readinessPoll.botCheck.script.polling.waiting--> script.polling.asking',
    'script.polling.waiting --xstate.after.readinessTimeout.botCheck.script.polling--> script.pausing',
    'script.polling.waiting --xstate.after.readinessTimeout.botCheck.script.polling--> script.unavailable',
    'script.polling.waiting check.running.awaitingScript --xstate.after.readinessTimeout.botCheck.script.polling--> script.absent check.idle',
    'script.settling --xstate.after.postLoadWait.botCheck.script.settling--> script.polling.asking',
    'script.unavailable --check.concluded--> script.absent',
    'script.unavailable --check.requested--> script.absent',
  ]);
  expect(answerEffectsOf(botCheckMachine, { input: { setup: botCheckScene() }, events, identify })).toEqual([
    'askReadiness broken → nothing',
    'askReadiness false → nothing',
    'askReadiness true → nothing',
    'execute broken → nothing',
    'execute ok → token: token',
    'execute refused → nothing',
    'loadScript broken → nothing',
    'loadScript ok → nothing',
    'loadScript refused → nothing',
    'loadScript refused → scriptReason: reason',
    'verify broken → nothing',
    'verify ok → nothing',
    'verify refused → reason: reason',
  ]);
});
