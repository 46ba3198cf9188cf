import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { v7 as newId } from 'uuid';
import { isUuid } from '../../contract/values/uuid.ts';
import { SESSION_LIMITS } from '../../contract/limits.ts';
import type { Role } from '../../contract/account/role.ts';
import type { Clock } from '../clock.ts';
import type { SigningKey } from './signing-key.ts';

const AUDIENCE = 'tenderete';
const ACCESS_TYPE = 'at+jwt';
/** Clock tolerance between servers of one market, in seconds. */
const TOLERANCE = 5;
const REMEMBERED = 5_000;
const LONGEST_TOKEN = 4_096;

export interface TokenOwner {
  userId: string;
  sessionId: string;
  email: string;
  fullName: string;
  role: Role;
}

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/**
 * Signer of access and id tokens, and verifier of access tokens. Session and user are read from the database on every
 * request.
 */
export interface AccessTokens {
  sign(owner: TokenOwner): Promise<{ access_token: string; id_token: string; expires_in: number }>;
  /** Claims of a valid access token that has not expired; null for any other. */
  verify(token: string): Promise<AccessClaims | null>;
}

/** Token factory. `issuer` separates markets that share the same key. */
export function createAccessTokens(key: SigningKey, issuer: string, clock: Clock): AccessTokens {
  const known = new LRUCache<string, AccessClaims & { expiresAt: number }>({ max: REMEMBERED });
  const nowInSeconds = () => Math.floor(clock.now() / 1_000);

  const signed = (owner: TokenOwner, typ: string, claims: Record<string, unknown>) => {
    const now = nowInSeconds();
    return (
      new SignJWT({ sid: owner.sessionId, email: owner.email, 'custom:role': owner.role, ...claims })
        .setProtectedHeader({ alg: 'EdDSA', typ, kid: key.kid })
        .setSubject(owner.userId)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        // A renewed token must differ from the old one, even within the same second.
        .setJti(newId())
        .setIssuedAt(now)
        .setExpirationTime(now + SESSION_LIMITS.accessTokenSeconds)
        .sign(key.privateKey)
    );
  };

  const read = async (token: string) => {
    const { payload, protectedHeader } = await jwtVerify(token, key.publicKey, {
      algorithms: ['EdDSA'],
      issuer,
      audience: AUDIENCE,
      typ: ACCESS_TYPE,
      requiredClaims: ['sub', 'sid', 'exp', 'iat', 'token_use'],
      maxTokenAge: SESSION_LIMITS.accessTokenSeconds,
      clockTolerance: TOLERANCE,
      currentDate: new Date(clock.now()),
    });
    const { sub, sid, exp = Number.NaN, iat = Number.NaN, token_use: use } = payload;
    if (use !== 'access' || protectedHeader.kid !== key.kid) return null;
    if (!isUuid(sub) || !isUuid(sid) || !(exp - iat <= SESSION_LIMITS.accessTokenSeconds)) return null;
    return { userId: sub, sessionId: sid, expiresAt: exp };
  };

  return {
    sign: async (owner) => ({
      access_token: await signed(owner, ACCESS_TYPE, { token_use: 'access' }),
      id_token: await signed(owner, 'JWT', { token_use: 'id', name: owner.fullName }),
      expires_in: SESSION_LIMITS.accessTokenSeconds,
    }),
    verify: async (token) => {
      if (token.length > LONGEST_TOKEN) return null;
      const remembered = known.get(token);
      const claims = remembered ?? (await read(token).catch(() => null));
      if (!claims || claims.expiresAt + TOLERANCE <= nowInSeconds()) return null;
      if (!remembered) known.set(token, claims);
      return claims;
    },
  };
}
