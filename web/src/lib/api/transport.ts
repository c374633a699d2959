import { FILE_ANSWER, type Endpoint } from '@hearthside/contract/endpoint';
import type { z } from 'zod';
import { AbortedError, errorFrom, ServerUnavailableError } from './api-error';
import { takeEarlyAnswer } from './early-answers';
import { noteVersion } from '../portal-version';
import { requestParts } from './request-parts';
import { sendUpload } from './upload';

/** Options of a request. */
export interface RequestOptions {
  signal?: AbortSignal;
  /** Called with how much of an upload is done, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/** In development, answers are checked against the contract. In production they are trusted. */
const CHECKED = import.meta.env.DEV;

/** Sends one request of the contract, with an access token or without, and reads its answer. */
export async function send(
  endpoint: Endpoint,
  input: object,
  token: string | undefined,
  options: RequestOptions = {},
): Promise<unknown> {
  const { url, body } = requestParts(endpoint, input);
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  const { method } = endpoint;
  const { signal, keepalive } = options;
  const ask = () =>
    fetch(url, {
      method,
      headers,
      body,
      credentials: 'same-origin',
      signal,
      keepalive,
    });
  const answer =
    body instanceof FormData
      ? await sendUpload({ url, method, headers, body }, options)
      : await reach(() => takeEarlyAnswer(method, url, token)?.catch(ask) ?? ask());
  noteVersion(answer);
  if (!answer.ok) throw errorFrom(answer.status, await reach(() => answer.text()));
  if (endpoint.answer === FILE_ANSWER) return reach(() => answer.blob());
  const json: unknown = await reach(() => answer.json());
  return CHECKED ? (endpoint.answer as z.ZodType).parse(json) : json;
}

let asking = 0;
/** Whether an answer is on its way. */
export const isAsking = () => asking > 0;

/**
 * A broken connection has no status and becomes a ServerUnavailableError. A canceled request becomes an AbortedError.
 */
export async function reach<T>(attempt: () => Promise<T>): Promise<T> {
  asking += 1;
  try {
    return await attempt();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw new AbortedError();
    throw new ServerUnavailableError(cause);
  } finally {
    asking -= 1;
  }
}
