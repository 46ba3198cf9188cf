import { type AppActorRef, childOf } from '../../machines/shell/app.machine.ts';
import { sessionOf } from '../../machines/auth/session.selectors.ts';
import { watchSelectedValue } from '../shell/watch-selected-value.ts';

type News = { type: 'member.changed'; userId: string | null };

/** Watches the signed-in member: reports the user id once the session is known, and after each change. */
export const watchMemberOf = (app: AppActorRef) => (listener: (news: News) => void) => {
  const session = childOf(app, 'session');
  const memberOf = (snapshot: ReturnType<typeof session.getSnapshot>) => {
    const { status, user } = sessionOf(snapshot);
    if (status === 'authenticated') return user.id;
    return status === 'anonymous' ? null : undefined;
  };
  const tell = (userId: string | null | undefined) => {
    if (userId !== undefined) listener({ type: 'member.changed', userId });
  };
  tell(memberOf(session.getSnapshot()));
  return watchSelectedValue(session, memberOf, tell);
};
