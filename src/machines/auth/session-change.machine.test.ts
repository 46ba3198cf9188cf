import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { edgesOf } from '../../../tests/support/charts/chart-transitions.ts';
import { type SessionChange, sessionChangeMachine } from './session-change.machine.ts';

const ana: SessionChange = { type: 'person.arrived', person: 'consumer 1' };
const bea: SessionChange = { type: 'person.arrived', person: 'consumer 2' };
const gone: SessionChange = { type: 'person.gone' };
const signOut: SessionChange = { type: 'signOut.started' };

/** Effects on the page after a series of session changes. */
function doneAfter(...news: SessionChange[]) {
  const done: string[] = [];
  const actor = createActor(
    sessionChangeMachine.provide({
      actions: { askGuards: () => void done.push('askGuards'), goHome: () => void done.push('goHome') },
    }),
  ).start();
  for (const event of news) actor.send(event);
  return done;
}

describe(sessionChangeMachine.id, () => {
  test('its transitions are exactly these', () => {
    expect(edgesOf(sessionChangeMachine, { events: [ana, bea, gone, signOut] })).toEqual([
      'absent --person.arrived--> present',
      'leaving --person.arrived--> present',
      'leaving --person.gone--> absent',
      'present --person.arrived--> present',
      'present --person.gone--> absent',
      'present --signOut.started--> leaving',
    ]);
  });

  test.each<[string, SessionChange[], string[]]>([
    ['R2.9 who comes to a page of nobody changes nothing of it', [gone, ana], []],
    ['R2.9 who is found to be here still changes nothing', [ana, ana], []],
    ['R2.10 a session that is lost has the guards asked', [ana, gone], ['askGuards']],
    ['R2.11 another in the place has the guards asked', [ana, bea], ['askGuards']],
    ['R2.11 each time', [ana, bea, ana], ['askGuards', 'askGuards']],
    ['R7.6 who signs out stays until the tokens are gone', [ana, signOut], []],
    ['R7.6 and goes home then', [ana, signOut, gone], ['goHome']],
    ['a sign-out that another tab undoes leads nowhere', [ana, signOut, ana], []],
    ['unless that is somebody else', [ana, signOut, bea], ['askGuards']],
    ['what is lost after an undone sign-out was not signed out', [ana, signOut, ana, gone], ['askGuards']],
    ['who comes back changes nothing', [ana, gone, ana], ['askGuards']],
  ])('%s', (_, news, done) => {
    expect(doneAfter(...news)).toEqual(done);
  });
});
