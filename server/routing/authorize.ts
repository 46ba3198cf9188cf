import type { Endpoint } from '../../contract/api/endpoint.ts';
import type { Authenticate } from '../auth/authenticate.ts';
import { type Asker, ANONYMOUS_ASKER } from '../context.ts';
import { defaultRefusal, rowRefusal } from '../http/default-error-messages.ts';

/**
 * Access check of a row for an asker; ownership is checked by the verb. Throws UNAUTHENTICATED, or FORBIDDEN or the
 * row's own code.
 */
function admit({ access, denied, deniedCode = 'FORBIDDEN', unsigned }: Endpoint, asker: Asker): Asker {
  if (access === 'anyone') return asker;
  if (asker.role === 'anonymous')
    throw unsigned === undefined
      ? defaultRefusal('UNAUTHENTICATED')
      : rowRefusal('UNAUTHENTICATED', unsigned);
  if (access !== 'signedIn' && !access.includes(asker.role))
    throw denied === undefined ? defaultRefusal('FORBIDDEN') : rowRefusal(deniedCode, denied);
  return asker;
}

/**
 * Authorization of a request by its bearer token and row; returns the asker. An invalid token is refused even on public
 * calls, so that the client refreshes it instead of showing anonymous data.
 */
export function createAuthorize(authenticate: Authenticate) {
  return async (endpoint: Endpoint, authorization: string | undefined): Promise<Asker> => {
    if (authorization === undefined || endpoint.bearer === 'never') return admit(endpoint, ANONYMOUS_ASKER);
    const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
    const asker = token === undefined ? null : await authenticate(token);
    if (!asker) throw defaultRefusal('UNAUTHENTICATED');
    return admit(endpoint, asker);
  };
}
