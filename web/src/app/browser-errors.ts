import {
  BROWSER_ERROR_LIMITS,
  pagePattern,
  withoutPersonalData,
} from '@hearthside/contract/settings/browser-error';
import { settingsEndpoints } from '@hearthside/contract/settings/endpoints';
import { AbortedError, ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { send } from '@/lib/api/transport';
import { isCodeUnavailable } from '@/ui/code-unavailable';

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

/** A function that writes errors into the server's log, each once. */
export function errorReporter() {
  const sent = new Set<string>();
  return (error: unknown) => {
    const told = toldOf(error);
    if (!told) return;
    const key = `${told.message} ${told.place}`;
    if (sent.has(key) || sent.size >= TOLD_MAX) return;
    sent.add(key);
    // It is for the office alone. Where it can't be sent, the member isn't bothered.
    send(settingsEndpoints.browserError, told, undefined, { keepalive: true }).catch(
      () => undefined,
    );
  };
}

/** Writes an error into the server's log, so that the office hears of it. */
export const reportError = errorReporter();

/** Reports errors that nobody caught, from now on. */
export function watchErrors() {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
