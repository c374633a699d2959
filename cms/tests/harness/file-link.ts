import { createHmac } from 'node:crypto';
import { server } from './shared';

const soon = () => Math.floor(Date.now() / 1000) + 600;

/**
 * A signed link below /api to a private file, for anyone or for one member, computed from the secret without the
 * server's own code.
 */
export function fileLinkFor(key: string, expires = soon(), reader?: number): string {
  const signed = [key, expires, ...(reader === undefined ? [] : [reader])].join(':');
  const signature = createHmac('sha256', server.fileSecret).update(signed).digest('base64url');
  const bound = reader === undefined ? '' : `&reader=${reader}`;
  return `/files/${key}?expires=${expires}${bound}&signature=${signature}`;
}
