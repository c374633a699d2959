import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret nobody guesses: 256 random bits as text for links and cookies. */
export const makeSecret = () => randomBytes(32).toString('base64url');

/** What is kept of a secret, so that reading the database gives nobody a session or a link. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The secret that follows another, which only who has the key can tell. */
export const secretAfter = (key: string, secret: string) =>
  createHmac('sha256', key).update(`next-secret,${secret}`).digest('base64url');
