import type { Endpoint } from '../../contract/api/endpoint.ts';
import type { Authenticate } from '../auth/authenticate.ts';
import { type Asker, NOBODY } from '../context.ts';
import { refuse, refuseByRow } from '../http/default-error-messages.ts';

/** Whether the row lets this asker in; ownership is the verb's matter. Throws UNAUTHENTICATED, or FORBIDDEN or the row's own code. */
function admit({ access, denied, deniedCode = 'FORBIDDEN', unsigned }: Endpoint, asker: Asker): Asker {
  if (access === 'anyone') return asker;
  if (asker.role === 'anonymous')
    throw unsigned === undefined ? refuse('UNAUTHENTICATED') : refuseByRow('UNAUTHENTICATED', unsigned);
  if (access !== 'signedIn' && !access.includes(asker.role))
    throw denied === undefined ? refuse('FORBIDDEN') : refuseByRow(deniedCode, denied);
  return asker;
}

/**
 * Who asks, by the bearer token of a request, once the row lets them in. A token that is sent and is no good is refused on
 * public calls too, so that the client refreshes it instead of seeing what nobody in particular sees.
 */
export function createAuthorize(authenticate: Authenticate) {
  return async (endpoint: Endpoint, authorization: string | undefined): Promise<Asker> => {
    if (authorization === undefined || endpoint.bearer === 'never') return admit(endpoint, NOBODY);
    const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
    const asker = token === undefined ? null : await authenticate(token);
    if (!asker) throw refuse('UNAUTHENTICATED');
    return admit(endpoint, asker);
  };
}
