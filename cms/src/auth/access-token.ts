import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Core } from '@strapi/strapi';
import { SESSION } from '@hearthside/contract/session/endpoints';

export interface AccessToken {
  sessionId: string;
  /** Unix seconds. */
  exp: number;
}

/** Verified tokens are cached, because each one is checked many times in its ten minutes. */
const CACHE_LIMIT = 20_000;
const verified = new Map<string, AccessToken>();

const keys = new Map<string, KeyObject>();

/**
 * The secret as a key object. Given plain text, the library first checks whether it is a certificate, which takes
 * longer than everything else.
 */
function secret(strapi: Core.Strapi): KeyObject {
  const text = strapi.config.get<string>('plugin::users-permissions.jwtSecret');
  const known = keys.get(text) ?? createSecretKey(Buffer.from(text));
  keys.set(text, known);
  return known;
}

/** A users-permissions access token (the platform's own shape) for one session of a member. */
export function signAccessToken(strapi: Core.Strapi, memberId: number, sessionId: string): string {
  const payload = { userId: String(memberId), sessionId, type: 'access' };
  return jwt.sign(payload, secret(strapi), {
    algorithm: 'HS256',
    expiresIn: SESSION.accessSeconds,
  });
}

function verify(strapi: Core.Strapi, token: string): AccessToken | null {
  try {
    const payload = jwt.verify(token, secret(strapi), { algorithms: ['HS256'] });
    if (typeof payload === 'string' || payload.type !== 'access' || !payload.exp) return null;
    return { sessionId: String(payload.sessionId), exp: payload.exp };
  } catch {
    return null;
  }
}

/** The token's content if it is genuine and not expired. Whether its session is still live is checked elsewhere. */
export function readAccessToken(strapi: Core.Strapi, token: string): AccessToken | null {
  const known = verified.get(token);
  if (known) {
    if (known.exp * 1000 > Date.now()) return known;
    verified.delete(token);
    return null;
  }
  const read = verify(strapi, token);
  if (read) {
    if (verified.size >= CACHE_LIMIT) verified.delete(verified.keys().next().value as string);
    verified.set(token, read);
  }
  return read;
}
