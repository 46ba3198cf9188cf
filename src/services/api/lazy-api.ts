import type { Call } from '../../../contract/api/call.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { SessionService } from '../auth/session.service.ts';
import { hasStoredTokens, whenStoredElsewhere } from '../auth/stored-session.ts';

export interface Api<Services> {
  call: Call;
  session: SessionService;
  services: Services;
}

type Verb = (...asked: never[]) => Promise<Result<unknown, { code: string }>>;
type Verbs<Service> = { [Name in keyof Service]: Verb };

type TokenListener = Parameters<SessionService['watchTokens']>[0];

const noAnswer = { ok: false, failure: 'NO_RESPONSE' } as const;
const unreachable: KnownFailure<'NO_RESPONSE'> = { code: 'NO_RESPONSE', status: 0, errors: [] };

/**
 * The market over HTTP, its code fetched with the first call or the first sign of a session: whoever only looks at
 * the page that came rendered never pays for it. `fetchAhead` is for the moment when a call becomes likely.
 */
export function createLazyApi<Services>(fetchMarket: () => Promise<Api<Services>>) {
  let fetched: Promise<Api<Services>> | null = null;
  let isHere = false;
  const listeners = new Set<TokenListener>();
  const tell: TokenListener = (news) => {
    for (const listener of listeners) listener(news);
  };

  const market = () => {
    fetched ??= fetchMarket().then((arrived) => {
      isHere = true;
      arrived.session.watchTokens(tell);
      return arrived;
    });
    // What could not be fetched is asked for again next time.
    fetched.catch(() => (fetched = null));
    return fetched;
  };

  /** The answer of the market, or another one where its code cannot be fetched. */
  const reach = async <T, U>(ask: (market: Api<Services>) => Promise<T>, otherwise: U): Promise<T | U> => {
    const reached = await market().catch(() => null);
    return reached ? ask(reached) : otherwise;
  };

  const call: Call = (...request) =>
    reach((reached) => reached.call(...request), { ok: false, failure: unreachable });

  const session = {
    readTokens: async () =>
      isHere || hasStoredTokens() ? reach(({ session: of }) => of.readTokens(), 'expired' as const) : 'none',
    refreshTokens: () => reach(({ session: of }) => of.refreshTokens(), noAnswer),
    loadUser: (signal: AbortSignal) => reach(({ session: of }) => of.loadUser(signal), noAnswer),
    signOut: async () => (await market()).session.signOut(),
    signIn: (...sent: Parameters<SessionService['signIn']>) =>
      reach(({ session: of }) => of.signIn(...sent), noAnswer),

    /** Until the code that keeps tokens is here, only another tab can bring some. */
    watchTokens(listener: TokenListener) {
      listeners.add(listener);
      const stop = whenStoredElsewhere(() => {
        if (!isHere && hasStoredTokens()) listener({ type: 'tokens.changedElsewhere' });
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  } satisfies SessionService;

  /** These verbs of a service that comes with the market. */
  const defer = <Service extends Verbs<Service>, Name extends keyof Service>(
    of: (services: Services) => Service,
    ...verbs: Name[]
  ) =>
    // Nothing follows the names of an object through its entries.
    Object.fromEntries(
      verbs.map((verb) => [
        verb,
        (...asked: never[]) =>
          reach(({ services }) => of(services)[verb](...asked), { ok: false, failure: unreachable }),
      ]),
    ) as Pick<Service, Name>;

  const fetchAhead = () => void market().catch(() => undefined);
  return { call, session, defer, fetchAhead };
}
