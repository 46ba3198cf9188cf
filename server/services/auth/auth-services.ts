import type { AccessTokens } from '../../auth/access-tokens.ts';
import type { RefreshSecrets } from '../../auth/refresh-secrets.ts';
import type { Log } from '../../log.ts';

/** What the verbs of a session need beyond a context. */
export interface AuthServices {
  tokens: AccessTokens;
  refreshSecrets: RefreshSecrets;
  log: Log;
}
