import type { Call } from '../../../contract/api/call.ts';
import type { KnownFailure, Result } from '../../../contract/api/failure.ts';
import type { SessionService } from '../auth/session.service.ts';
import { hasStoredTokens, onStoredTokensChange } from '../auth/stored-session.ts';

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
 * Lazy API client: its code loads with the first call, or when a session appears. A visitor who only reads
 * the rendered page never downloads it. `fetchAhead` prefetches the code when a call becomes likely.
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
    // A failed import is retried with the next call.
    fetched.catch(() => (fetched = null));
    return fetched;
  };

  /** Answer of the API, or the fallback if its code cannot be loaded. */
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

    /** Before the token code is loaded, only another tab can store new tokens. */
    watchTokens(listener: TokenListener) {
      listeners.add(listener);
      const stop = onStoredTokensChange(() => {
        if (!isHere && hasStoredTokens()) listener({ type: 'tokens.changedElsewhere' });
      });
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  } satisfies SessionService;

  /** Lazy versions of these verbs of a service. */
  const defer = <Service extends Verbs<Service>, Name extends keyof Service>(
    of: (services: Services) => Service,
    ...verbs: Name[]
  ) =>
    // TypeScript loses an object's key names in its entries.
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
