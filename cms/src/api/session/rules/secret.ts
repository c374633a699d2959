import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret that nobody can guess: 256 random bits as text for links and cookies. */
export const makeSecret = () => randomBytes(32).toString('base64url');

/** What is stored of a secret, so that nobody can get a session or a link by reading the database. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** The secret that follows another. Only the owner of the key can compute it. */
export const secretAfter = (key: string, secret: string) =>
  createHmac('sha256', key).update(`next-secret,${secret}`).digest('base64url');
