import { createActor, toPromise } from 'xstate';
import type { SessionActorRef } from '../../machines/auth/session.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import type { Credentials } from '../../machines/auth/session.types.ts';
import {
  type SignInResult,
  signInMachine,
  type SignInSessionState,
} from '../../machines/auth/sign-in.machine.ts';
import { watchSelectedValue } from '../shell/watch-selected-value.ts';
import { listenerActor } from '../shell/listener-actor.ts';

function standingOf(snapshot: ReturnType<SessionActorRef['getSnapshot']>): SignInSessionState {
  const { status } = sessionOf(snapshot);
  if (status === 'authenticated') return { is: 'open' };
  if (status !== 'anonymous' || snapshot.hasTag('busy')) return { is: 'busy' };
  const { failure, retryAfter } = snapshot.context;
  return { is: 'closed', failure, retryAfter };
}

/** Signs in through the page's session. Resolves with the result. */
export function signIn(
  session: SessionActorRef,
  credentials: Credentials,
  signal: AbortSignal,
): Promise<SignInResult> {
  const logic = signInMachine.provide({
    actors: {
      watchSession: listenerActor((report) => {
        const tell = (standing: SignInSessionState) => report({ type: 'session.reported', standing });
        tell(standingOf(session.getSnapshot()));
        const stop = watchSelectedValue(session, standingOf, tell, (one, other) => one.is === other.is);
        const subscription = session.subscribe({ complete: () => report({ type: 'session.ended' }) });
        return () => {
          stop();
          subscription.unsubscribe();
        };
      }),
    },
    actions: {
      submitCredentials: (_, sent) => session.send({ type: 'credentials.submitted', ...sent }),
      dismissFailure: () => session.send({ type: 'failure.dismissed' }),
    },
  });
  const actor = createActor(logic, { input: credentials });
  signal.addEventListener('abort', () => actor.stop(), { once: true });
  const answer = toPromise(actor);
  actor.start();
  return answer;
}
