import type { Context } from 'koa';

const OF_A_BODY = ['content-type', 'content-length', 'content-encoding', 'transfer-encoding'];

/**
 * Leaves the body of a request unread. A mail program sends a form (RFC 8058), which says nothing that the link does
 * not say, and nothing but JSON is taken anywhere else. What arrives is dropped, so that the connection can go on.
 */
export function leaveBodyUnread({ req }: Pick<Context, 'req'>) {
  for (const name of OF_A_BODY) delete req.headers[name];
  req.resume();
}
