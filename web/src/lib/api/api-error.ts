import type { RefusalBody } from '@hearthside/contract/endpoint';

/** A refusal of the API: its status, a sentence for people, and a sentence per field at fault. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly details: Readonly<Record<string, string>>;
  /** Whether the sentence came from the server; otherwise it is a general one. */
  readonly told: boolean;

  constructor(
    status: number,
    message: string,
    details: Readonly<Record<string, string>> = {},
    told = true,
  ) {
    super(message);
    this.status = status;
    this.details = details;
    this.told = told;
  }
}

/**
 * The server could not be reached at all, or something in front of it answered in its place. Says so
 * where the device itself knows that it has no connection: that is for the member to mend.
 */
export class ServerUnavailableError extends Error {
  override readonly name = 'ServerAwayError';
  constructor(cause?: unknown) {
    const offline = globalThis.navigator?.onLine === false;
    super(offline ? 'You are offline at the moment.' : 'We can’t reach the server at the moment.', {
      cause,
    });
  }
}

/** The caller gave up on a request; nobody needs to be told. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError';
}

const GENERAL = 'Something went wrong. Please try again.';

/** The error a failed answer stands for, from its status and its text. */
export function errorFrom(status: number, text: string): ApiError | ServerUnavailableError {
  const body = parseJson(text);
  if (isRefusal(body)) return new ApiError(status, body.error, body.details ?? {});
  // The API always explains itself; a proxy in front of it does not.
  if (status >= 500) return new ServerUnavailableError();
  return new ApiError(status, GENERAL, {}, false);
}

/** Whether the server is away for a while: not reached, or reached and not able to work. */
export function isAway(error: unknown): boolean {
  return (
    error instanceof ServerUnavailableError || (error instanceof ApiError && error.status >= 500)
  );
}

/** Whether the same call may go well later by itself: being signed out and too many requests pass too. */
export const mayPass = (error: unknown): boolean =>
  isAway(error) || (error instanceof ApiError && [401, 429].includes(error.status));

/**
 * What to tell a person about a failure: the server's own sentence, or the caller's; where the
 * server was not reached, the caller's with that as the reason.
 */
export function messageOf(error: unknown, fallback?: string): string {
  if (error instanceof ServerUnavailableError) {
    return fallback ? `${asSentence(fallback)} ${error.message}` : error.message;
  }
  return error instanceof ApiError && error.told ? error.message : (fallback ?? GENERAL);
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** By hand: the one schema that every page would have to carry is not worth its weight. */
function isRefusal(body: unknown): body is RefusalBody {
  if (typeof body !== 'object' || body === null) return false;
  const { error, details } = body as Record<string, unknown>;
  return typeof error === 'string' && (details === undefined || isTexts(details));
}

const isTexts = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
