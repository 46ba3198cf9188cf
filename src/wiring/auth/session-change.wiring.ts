import { sessionChangeMachine } from '../../machines/auth/session-change.machine.ts';
import type { SessionActorRef } from '../../machines/auth/session.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import { watchSelectedValue } from '../shell/watch-selected-value.ts';
import { listenerActor } from '../shell/listener-actor.ts';

type SessionSnapshot = ReturnType<SessionActorRef['getSnapshot']>;

interface Doors {
  /** Runs the route guards of the open screens again. */
  askGuards: () => void;
  goHome: () => void;
}

const isSigningOut = (snapshot: SessionSnapshot) => snapshot.matches({ awake: 'signingOut' });

/** Role and id of the user, as the guards see it; null without a session, undefined while it is unknown. */
function personIn(snapshot: SessionSnapshot): string | null | undefined {
  const { status, user } = sessionOf(snapshot);
  if (user) return `${user.role} ${user.id}`;
  return status === 'anonymous' ? null : undefined;
}

/** Session changes, connected to their effects on the open screens. */
export const wireSessionChange = (session: SessionActorRef, doors: Doors) =>
  sessionChangeMachine.provide({
    actors: {
      watchSession: listenerActor((listener) => {
        const stopLeaving = watchSelectedValue(session, isSigningOut, (isIt) => {
          if (isIt) listener({ type: 'signOut.started' });
        });
        const stopComing = watchSelectedValue(session, personIn, (person) => {
          if (person) listener({ type: 'person.arrived', person });
          if (person === null) listener({ type: 'person.gone' });
        });
        return () => {
          stopLeaving();
          stopComing();
        };
      }),
    },
    actions: { askGuards: doors.askGuards, goHome: doors.goHome },
  });
