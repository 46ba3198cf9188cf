import { createActor, toPromise } from 'xstate';
import type { SessionActorRef } from '../../machines/auth/session.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import type { Credentials } from '../../machines/auth/session.types.ts';
import { type SignedIn, signInMachine, type Standing } from '../../machines/auth/sign-in.machine.ts';
import { follow } from '../shell/follow.ts';
import { listening } from '../shell/listening.ts';

function standingOf(snapshot: ReturnType<SessionActorRef['getSnapshot']>): Standing {
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
): Promise<SignedIn> {
  const logic = signInMachine.provide({
    actors: {
      watchSession: listening((report) => {
        const tell = (standing: Standing) => report({ type: 'session.reported', standing });
        tell(standingOf(session.getSnapshot()));
        const stop = follow(session, standingOf, tell, (one, other) => one.is === other.is);
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
