/** How lines of the log look: for people, or for programs that collect them. */
import { requestId } from './request-id';

/** What winston passes through its formats. It writes what stands under `MESSAGE`. */
interface Line {
  level: string;
  message: unknown;
  stack?: unknown;
  [key: symbol]: unknown;
}

const LEVEL = Symbol.for('level');
const MESSAGE = Symbol.for('message');

const COLORS: Record<string, number> = { error: 31, warn: 33, info: 32, http: 32, debug: 34 };
const COLOR_CODES = /\u001b\[\d+m/g;

const colored = (level: string) => `\u001b[${COLORS[level] ?? 39}m${level}\u001b[39m`;

/** A line's text. Strapi logs some of its own errors as they are. */
const textOf = ({ message, stack }: Line) =>
  typeof stack === 'string' ? `${String(message)}\n${stack}` : String(message);

/** `[2026-11-26 03:17:00.123] warn: The nightly sweep ... [3f2a9c01de]` */
function plain(line: Line, now: Date, isColored: boolean): string {
  const level = String(line[LEVEL] ?? line.level);
  const at = now.toISOString().slice(0, 23).replace('T', ' ');
  const id = requestId();
  const text = `${textOf(line)}${id ? ` [${id}]` : ''}`;
  return isColored
    ? `[${at}] ${colored(level)}: ${text}`
    : `[${at}] ${level}: ${text}`.replace(COLOR_CODES, '');
}

/** One object a line. */
function json(line: Line, now: Date): string {
  const id = requestId();
  return JSON.stringify({
    time: now.toISOString(),
    level: String(line[LEVEL] ?? line.level),
    message: textOf(line).replace(COLOR_CODES, ''),
    ...(id && { requestId: id }),
  });
}

/** How the log is written, by the setting `LOG_FORMAT`. Colors are for people at a terminal. */
export function logFormat(format: string, isTerminal: boolean, clock = () => new Date()) {
  if (!['plain', 'json'].includes(format)) {
    throw new Error(`LOG_FORMAT is "plain" or "json", not "${format}".`);
  }
  return {
    transform(line: Line) {
      const now = clock();
      line[MESSAGE] = format === 'json' ? json(line, now) : plain(line, now, isTerminal);
      return line;
    },
  };
}
