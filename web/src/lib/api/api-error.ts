import type { RefusalBody } from '@hearthside/contract/endpoint';
import { defaultCode, isErrorCode, type ErrorCode } from '@hearthside/contract/error-code';

/** A refusal of the API: its status, its code, a message for people, and a message for each field at fault. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly details: Readonly<Record<string, string>>;
  /** Whether the message came from the server. Otherwise it is a general one. */
  readonly told: boolean;
  /** What the portal acts on. It never acts on the message. */
  readonly code: ErrorCode;
  /** For a server failure: the reference by which support finds it in the log. Empty if there is none. */
  readonly reference: string;

  constructor(
    status: number,
    message: string,
    details: Readonly<Record<string, string>> = {},
    told = true,
    code = defaultCode(status),
    reference = '',
  ) {
    super(message);
    this.reference = reference;
    this.status = status;
    this.details = details;
    this.told = told;
    this.code = code;
  }
}

/**
 * The server could not be reached, or something in front of it answered in its place. If the device itself knows that
 * it is offline, the message says so, because that is something the member can fix.
 */
export class ServerUnavailableError extends Error {
  override readonly name = 'ServerUnavailableError';
  constructor(cause?: unknown) {
    const offline = globalThis.navigator?.onLine === false;
    super(offline ? 'You are offline at the moment.' : 'We can’t reach the server at the moment.', {
      cause,
    });
  }
}

/** The caller canceled the request. Nobody needs to be told. */
export class AbortedError extends Error {
  override readonly name = 'AbortedError';
}

const GENERAL = 'Something went wrong. Please try again.';

/** The error for a failed answer, from its status and its text. */
export function errorFrom(status: number, text: string): ApiError | ServerUnavailableError {
  const body = parseJson(text);
  if (isRefusal(body)) {
    const { error, code, details = {}, reference } = body;
    // A code that this page is too old to know counts as its status does.
    const known = isErrorCode(code) ? code : defaultCode(status);
    return new ApiError(status, error, details, true, known, reference);
  }
  // The API always explains itself; a proxy in front of it does not.
  if (status >= 500) return new ServerUnavailableError();
  return new ApiError(status, GENERAL, {}, false);
}

/** Whether an error is a refusal with one of these codes. */
export const hasCode = (error: unknown, ...codes: readonly ErrorCode[]): error is ApiError =>
  error instanceof ApiError && codes.includes(error.code);

/** Whether someone else has changed what the call was based on. */
export const isChangedMeanwhile = (error: unknown): error is ApiError =>
  hasCode(error, 'CHANGED_MEANWHILE');

/** Whether what the call was based on is out of date, so that it has to be read again. */
export const isOutOfDate = (error: unknown): error is ApiError =>
  hasCode(error, 'CHANGED_MEANWHILE', 'WRONG_STATE');

/** Whether the server is away for a while: not reached, or reached and not able to work. */
export function isAway(error: unknown): boolean {
  return (
    error instanceof ServerUnavailableError || (error instanceof ApiError && error.status >= 500)
  );
}

/** Whether the same call may succeed later without a change. Being signed out and too many requests pass as well. */
export const isRetryable = (error: unknown): boolean =>
  isAway(error) || (error instanceof ApiError && [401, 429].includes(error.status));

/**
 * What to tell a person about a failure: the server's own message, or the caller's. If the server was not reached, it
 * is the caller's message with that as the reason.
 */
export function messageOf(error: unknown, fallback?: string): string {
  if (error instanceof ServerUnavailableError) {
    return fallback ? `${asSentence(fallback)} ${error.message}` : error.message;
  }
  if (!(error instanceof ApiError && error.told)) return fallback ?? GENERAL;
  return error.reference ? `${error.message} Reference: ${error.reference}` : error.message;
}

const asSentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** Checked by hand: a schema that every page would have to load is not worth its size. */
function isRefusal(body: unknown): body is Omit<RefusalBody, 'code'> & { code?: unknown } {
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
