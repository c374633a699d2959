import { request, type IncomingHttpHeaders } from 'node:http';
import { server } from './shared';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
  /** Of a refusal: what it is about. */
  code?: string | undefined;
  /** Of a failure: the id of its request. */
  reference?: string | undefined;
  /** What the answer says as JSON; of a refusal without its code and reference, which stand beside it. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests assert on the shape instead
  body: any;
}

export interface Ask {
  token?: string | undefined;
  query?: Record<string, string | number | boolean | undefined>;
  /** Sent as JSON, unless it is text, bytes or a form. */
  body?: unknown;
  headers?: Record<string, string>;
  base?: string;
}

interface RawAsk {
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
  base?: string;
  /** Sends only the headers and waits for an answer. */
  headersOnly?: boolean;
}

const json = (text: string) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The parts of what was answered: a refusal's code beside its body, so that each can be asserted by itself. */
function partsOf(text: string): Pick<Reply, 'body' | 'code' | 'reference'> {
  const body = json(text);
  if (typeof body?.error !== 'string' || typeof body.code !== 'string') return { body };
  const { code, reference, ...rest } = body;
  return { body: rest, code, reference };
}

/** A request exactly as given: nothing in the path or the headers is tidied up on the way. */
export function raw(method: string, path: string, ask: RawAsk = {}): Promise<Reply> {
  const { hostname, port } = new URL(ask.base ?? server.baseUrl);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path, headers: ask.headers ?? {} });
    call.once('error', (error: NodeJS.ErrnoException) => {
      // The server closes an idle connection, which a busy test notices too late.
      if (call.reusedSocket && error.code === 'ECONNRESET') resolve(raw(method, path, ask));
      else reject(error);
    });
    call.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        if (ask.headersOnly) call.destroy();
        const bytes = Buffer.concat(parts);
        const text = bytes.toString('utf8');
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, bytes, text, ...partsOf(text) });
      });
    });
    if (ask.headersOnly) call.flushHeaders();
    else call.end(ask.body);
  });
}

function queryText(query: Ask['query'] = {}) {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return text && `?${text}`;
}

async function bodyOf(body: unknown): Promise<{ type?: string; bytes?: Buffer | string }> {
  if (body === undefined) return {};
  if (typeof body === 'string' || Buffer.isBuffer(body)) return { bytes: body };
  if (body instanceof FormData) {
    const encoded = new Response(body);
    const type = encoded.headers.get('content-type') ?? '';
    return { type, bytes: Buffer.from(await encoded.arrayBuffer()) };
  }
  return { type: 'application/json', bytes: JSON.stringify(body) };
}

/** Calls an endpoint below /api. */
export async function call(method: string, path: string, ask: Ask = {}): Promise<Reply> {
  const { type, bytes } = await bodyOf(ask.body);
  const headers: Record<string, string> = {
    ...(type && { 'content-type': type }),
    ...(bytes !== undefined && { 'content-length': String(Buffer.byteLength(bytes)) }),
    ...(ask.token && { authorization: `Bearer ${ask.token}` }),
    ...ask.headers,
  };
  return raw(method, `/api${path}${queryText(ask.query)}`, {
    headers,
    body: bytes,
    base: ask.base,
  });
}

export const get = (path: string, ask?: Ask) => call('GET', path, ask);
export const post = (path: string, ask?: Ask) => call('POST', path, ask);
export const put = (path: string, ask?: Ask) => call('PUT', path, ask);
export const patch = (path: string, ask?: Ask) => call('PATCH', path, ask);
export const del = (path: string, ask?: Ask) => call('DELETE', path, ask);

/** The value of a cookie an answer sets, with its attributes. */
export function setCookie(reply: Reply, name = 'hearthside_refresh') {
  const line = reply.headers['set-cookie']?.find((text) => text.startsWith(`${name}=`));
  if (!line) return undefined;
  const [pair = '', ...attributes] = line.split(/;\s*/);
  return { value: pair.slice(name.length + 1), pair, attributes };
}
