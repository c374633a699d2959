/** What errors of drivers, mail servers and our own rules say of themselves beside their message. */
interface Described {
  name?: unknown;
  message?: unknown;
  stack?: unknown;
  cause?: unknown;
  code?: unknown;
  status?: unknown;
  /** A mail server's answer, and to what. */
  responseCode?: unknown;
  command?: unknown;
  /** Where a database met it. */
  table?: unknown;
  column?: unknown;
  constraint?: unknown;
}

/** Names and numbers, and nothing a member could have typed. */
const NAME = /^[\w.: -]{1,60}$/;
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|\u201c[^\u201d]*\u201d|\u2018[^\u2019]*\u2019/g;
const FRAME = /^\s+at /;
/** Node writes what it failed to read into a SyntaxError. */
const OF_THE_ENGINE = /^(Type|Range|Reference)Error$/;

const framesOf = (stack: unknown) =>
  typeof stack === 'string' ? stack.split('\n').filter((line) => FRAME.test(line)) : [];

/** Whether the code of this project made it: its messages name ids and settings. */
const isOurs = (frames: string[]) =>
  frames[0] !== undefined && !/node_modules|\(?node:|<anonymous>\)?$/.test(frames[0]);

/**
 * Its message where that was written here or by the engine, with whatever stands in quotes left out. What a driver
 * or a mail server says may repeat what it was given.
 */
function messageOf({ name, message, code, status, stack }: Described): string {
  const isCoded = code !== undefined || status !== undefined;
  const isKnown = OF_THE_ENGINE.test(String(name)) || (name === 'Error' && isOurs(framesOf(stack)));
  if (isCoded || !isKnown || typeof message !== 'string') return '';
  return `: ${message.replace(QUOTED, '\u2026').split('\n')[0]}`;
}

/**
 * What may be written down of an error: its kind, its codes and where it was met, never the values a statement, a
 * mail or a request had. Addresses, messages and passwords do not belong into a log, whose readers are others.
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

/** As `loggedError`, with the places in the code it came through. */
export const loggedTrace = (error: unknown): string =>
  [loggedError(error), ...framesOf((error as Described | null)?.stack)].join('\n');
