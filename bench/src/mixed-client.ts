import { randomUUID } from 'node:crypto';
import { Agent, request, type ClientRequest } from 'node:http';
import { accessToken } from './inbox-data.ts';
import type { Call, Upload } from './mixed-requests.ts';

/** By member; the same for all servers, because they share their secrets. */
const tokens = new Map<number, string>();

function tokenOf(memberId: number): string {
  const token = tokens.get(memberId) ?? accessToken(memberId);
  tokens.set(memberId, token);
  return token;
}

function multipart({ name, mime, bytes }: Upload) {
  const boundary = randomUUID();
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${mime}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
}

/** A moment on this process's clock as what the windows compare with theirs: nanoseconds of the machine's clock. */
const stampOf = (due: number): string =>
  String(process.hrtime.bigint() - BigInt(Math.round((performance.now() - due) * 1e6)));

function bodyOf({ json, upload }: Pick<Call, 'json' | 'upload'>, due: number) {
  if (upload) return multipart(upload);
  if (json)
    return { body: Buffer.from(JSON.stringify(json(stampOf(due)))), type: 'application/json' };
  return undefined;
}

export interface Client {
  /** Sends a request that was due at this moment and returns its answer. Any but a success is an error. */
  send(call: Call, due: number): Promise<string>;
  stop(): void;
}

interface Sending {
  method: Call['method'];
  path: string;
  headers: Record<string, string | number>;
  body: Buffer | undefined;
}

/**
 * A server closes a connection that is idle for seconds, perhaps just as it is used again. Browsers then open another
 * one, and so does this; a connection of its own that breaks off is an error.
 */
const wasClosedMeanwhile = (asked: ClientRequest, error: NodeJS.ErrnoException) =>
  asked.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');

/** What members' browsers are here: connections to one address, kept open and used in turn. */
export function clientOf(url: string): Client {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 256, scheduling: 'fifo' });
  const ask = (sending: Sending, through: Agent | false): Promise<string> =>
    new Promise((resolve, reject) => {
      const { method, path, headers, body } = sending;
      const asked = request({ hostname, port, path, method, headers, agent: through }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.once('end', () => {
          const { statusCode = 0 } = answer;
          if (statusCode >= 200 && statusCode < 300) resolve(text);
          else reject(new Error(`${method} ${path}: ${statusCode} ${text.slice(0, 300)}`));
        });
        answer.once('error', reject);
      });
      asked.once('error', (error: NodeJS.ErrnoException) => {
        if (wasClosedMeanwhile(asked, error)) ask(sending, false).then(resolve, reject);
        else reject(new Error(`${method} ${path} broke off.`, { cause: error }));
      });
      asked.end(body);
    });
  return {
    stop: () => agent.destroy(),
    send: ({ method, path, memberId, ...call }, due) => {
      const body = bodyOf(call, due);
      const headers = {
        authorization: `Bearer ${tokenOf(memberId)}`,
        ...(body && { 'content-type': body.type, 'content-length': body.body.length }),
      };
      return ask({ method, path, headers, body: body?.body }, agent);
    },
  };
}
