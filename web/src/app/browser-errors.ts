import type { z } from 'zod';
import {
  BROWSER_ERROR_LIMITS,
  pagePattern,
  withoutPersonalData,
} from '@hearthside/contract/settings/browser-error';
import { settingsEndpoints } from '@hearthside/contract/settings/endpoints';
import { AbortedError, ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { send } from '@/lib/api/transport';
import { isCodeUnavailable } from '@/ui/code-unavailable';

type Answer = z.input<(typeof settingsEndpoints)['browserError']['answer']>;

/** So many different errors are told of one page load. One that repeats is told once. */
const TOLD_MAX = 5;

/** A file of the portal's own code and the place in it. */
const PLACE = /\/(assets\/[\w.-]+:\d+:\d+)/;
/** Of other people's code in the page, and what browsers report although nothing went wrong. */
const NOT_OURS = /-extension:\/\/|^Script error|ResizeObserver loop/;

/** What can happen any day. The member is told where it happens. */
const isExpected = (error: unknown) =>
  error instanceof AbortedError ||
  error instanceof ApiError ||
  error instanceof ServerUnavailableError ||
  isCodeUnavailable(error);

/** What the server is told of an error: nothing that somebody typed, not whom it was about, no exact address. */
function toldOf(error: unknown) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (isExpected(error) || NOT_OURS.test(message) || NOT_OURS.test(stack)) return null;
  const place = PLACE.exec(stack)?.[1]?.slice(0, BROWSER_ERROR_LIMITS.place);
  return {
    page: pagePattern(location.pathname),
    message: withoutPersonalData(`${name}: ${message}`).slice(0, BROWSER_ERROR_LIMITS.message),
    ...(place && { place }),
  };
}

/**
 * A function that writes errors into the server's log, each once. It returns the reference by which the office finds
 * the error there; null for one that is not told or can't be sent.
 */
export function errorReporter() {
  const sent = new Map<string, Promise<string | null>>();
  return (error: unknown): Promise<string | null> => {
    const told = toldOf(error);
    if (!told) return Promise.resolve(null);
    const key = `${told.message} ${told.place}`;
    const before = sent.get(key);
    if (before) return before;
    if (sent.size >= TOLD_MAX) return Promise.resolve(null);
    const reference = send(settingsEndpoints.browserError, told, undefined, { keepalive: true })
      .then((answer) => (answer as Answer).reference)
      .catch(() => null);
    sent.set(key, reference);
    return reference;
  };
}

/** Writes an error into the server's log, so that the office hears of it. */
export const reportError = errorReporter();

/** Reports errors that nobody caught, from now on. */
export function watchErrors() {
  window.addEventListener('error', ({ error, message }) => void reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => void reportError(reason));
}
