/** What errors of drivers, mail servers and our own rules carry besides their message. */
interface Described {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  cause?: unknown;
  code?: unknown;
  status?: unknown;
  /** A mail server's answer code, and the command it answered. */
  responseCode?: unknown;
  command?: unknown;
  /** Where in the database it happened. */
  table?: unknown;
  column?: unknown;
  constraint?: unknown;
}

/** Matches names and numbers, and nothing that a member could have typed. */
const NAME = /^[\w.: -]{1,60}$/;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|\u201c[^\u201d]*\u201d|\u2018[^\u2019]*\u2019/g;
const FRAME = /^\s+at /;
/** SyntaxError is left out, because Node quotes the text it failed to read in its message. */
const OF_THE_ENGINE = /^(Type|Range|Reference)Error$/;

const framesOf = (stack: unknown) =>
  typeof stack === 'string' ? stack.split('\n').filter((line) => FRAME.test(line)) : [];

/** Whether this project's code threw it: its messages name only ids and settings. */
const isOurs = (frames: string[]) =>
  frames[0] !== undefined && !/node_modules|\(?node:|<anonymous>\)?$/.test(frames[0]);

/**
 * The message, if this project or the engine wrote it, without anything in quotes. A message from a driver or a mail
 * server may repeat what it was given.
 */
function messageOf({ name, message, code, status, stack }: Described): string {
  const isCoded = code !== undefined || status !== undefined;
  const isKnown = OF_THE_ENGINE.test(String(name)) || (name === 'Error' && isOurs(framesOf(stack)));
  if (isCoded || !isKnown || typeof message !== 'string') return '';
  return `: ${message.replace(QUOTED, '\u2026').split('\n')[0]}`;
}

/**
 * What may be logged of an error: its type, its codes and where it happened, never the values of a statement, a mail
 * or a request. Addresses, messages and passwords do not belong in a log, which other people read.
 */
export function loggedError(error: unknown): string {
  if (typeof error !== 'object' || error === null) return `a thrown ${typeof error}`;
  const seen = error as Described;
  const { code, status, responseCode, command, table, column, constraint, cause } = seen;
  const told = [code, status, responseCode, command, table, column, constraint]
    .filter((part) => part !== undefined && part !== null && NAME.test(String(part)))
    .map(String);
  const name = NAME.test(String(seen.name)) ? String(seen.name) : 'Error';
  const line = [name, ...told].join(' ') + messageOf(seen);
  return cause === undefined || cause === error
    ? line
    : `${line}, because of ${loggedError(cause)}`;
}

/** Like `loggedError`, with the stack frames. */
export const loggedTrace = (error: unknown): string =>
  [loggedError(error), ...framesOf((error as Described | null)?.stack)].join('\n');
