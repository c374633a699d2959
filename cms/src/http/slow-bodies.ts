import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { RefusalBody } from '@hearthside/contract/endpoint';
import { defaultCode } from '@hearthside/contract/error-code';

/** The fewest bytes of a body that have to arrive within the limit, unless the rest is shorter. */
const LEAST_BYTES = 8192;

const TOO_SLOW: RefusalBody = {
  error: 'This took too long to send. Please try again.',
  code: defaultCode(408),
};

/** A request whose body is still coming. */
interface Coming {
  request: IncomingMessage;
  response: ServerResponse;
  /** How many bytes its connection had received when the time began to count. */
  bytes: number;
  since: number;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Whether the request is waiting for its client. Bytes that have arrived but are unread mean that the server is slow.
 */
const waitsForClient = ({ request: { readableLength, socket }, bytes }: Coming) =>
  readableLength === 0 && socket.bytesRead - bytes < LEAST_BYTES;

/** Answers 408 if nothing has been answered yet, and closes (RFC 9110 §15.5.9). */
function end({ request, response }: Coming) {
  const close = () => request.destroy();
  if (response.headersSent) return close();
  response.writeHead(408, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify(TOO_SLOW), close);
}

/**
 * Ends requests whose body arrives too slowly: less than 8 KB within `limit` milliseconds without reaching its end.
 * Node has a single limit for a whole request, which has to be long enough for a film over a slow connection.
 */
export function endSlowBodies(httpServer: Server, limit: number) {
  const coming = new Set<Coming>();
  httpServer.on('request', (request, response) => {
    if (!hasBody(request)) return;
    coming.add({ request, response, bytes: request.socket.bytesRead, since: Date.now() });
  });
  setInterval(() => {
    const now = Date.now();
    for (const one of coming) {
      if (one.request.complete || one.request.destroyed) coming.delete(one);
      else if (!waitsForClient(one))
        Object.assign(one, { bytes: one.request.socket.bytesRead, since: now });
      else if (now - one.since > limit) {
        coming.delete(one);
        end(one);
      }
    }
  }, limit / 10).unref();
}
