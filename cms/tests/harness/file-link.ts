import { createHmac } from 'node:crypto';
import { server } from './shared';

/** A signed link below /api to a private file, made from the secret and not by the server's own code. */
export function fileLinkFor(key: string, expires = Math.floor(Date.now() / 1000) + 600): string {
  const signature = createHmac('sha256', server.fileSecret)
    .update(`${key}:${expires}`)
    .digest('base64url');
  return `/files/${key}?expires=${expires}&signature=${signature}`;
}
