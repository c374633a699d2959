import { objectIn } from './reported-text';
import { serviceSettings } from './service-settings';

/** How much of an answer is read, in bytes. */
const LONGEST = 8 * 1024 * 1024;

/** The donation service did not answer, or not as expected: the request can be repeated later. */
export class ServiceUnavailable extends Error {
  constructor(
    message: string,
    /** Whether it answered that it does not know what was requested. */
    readonly isUnknown = false,
  ) {
    super(message);
  }
}

/** A body as text; refused if it is too long. */
async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const body = response.body as unknown as AsyncIterable<Uint8Array> | null;
  if (!body) return '';
  for await (const part of body) {
    bytes += part.length;
    if (bytes > LONGEST) throw new ServiceUnavailable('The donation service’s answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Queries the donation service with a time limit. Its key must go nowhere else, so redirects are not followed. */
async function ask(path: string, patienceMs: number): Promise<Record<string, unknown>> {
  const { key, url } = serviceSettings();
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url}${path}`, {
      headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    text = await textOf(response);
  } catch (error) {
    if (error instanceof ServiceUnavailable) throw error;
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    throw new ServiceUnavailable(
      `The donation service ${isSlow ? 'is too slow' : 'can’t be reached'}.`,
    );
  }
  const said = `The donation service answered ${response.status}.`;
  if (!response.ok) throw new ServiceUnavailable(said, response.status === 404);
  try {
    return objectIn(JSON.parse(text));
  } catch {
    throw new ServiceUnavailable('The donation service’s answer can’t be read.');
  }
}

/** One transaction as the service has it (specification/donation.md, Givebutter). @throws ServiceUnavailable */
export async function askTransaction(id: string, patienceMs: number): Promise<unknown> {
  const answer = await ask(`/v1/transactions/${encodeURIComponent(id)}`, patienceMs);
  return 'id' in answer ? answer : objectIn(answer.data);
}

/** A page of its transactions, newest first, and which page is the last. @throws ServiceUnavailable */
export async function askPage(
  page: number,
  patienceMs: number,
): Promise<{ transactions: unknown[]; last: number }> {
  const { data, meta } = await ask(`/v1/transactions?page=${page}`, patienceMs);
  if (!Array.isArray(data))
    throw new ServiceUnavailable('The donation service’s answer can’t be read.');
  const last = Number(objectIn(meta).last_page);
  return { transactions: data, last: Number.isSafeInteger(last) ? last : page };
}
