import { NO_SUCH_FIELD } from './answer-for';
import { refuse } from './refuse';

/** Our own JSON is nested at most a third as deep, and no object of it has half as many keys. */
const DEEPEST = 24;
const MOST_KEYS = 200;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [COLON, COMMA] = [0x3a, 0x2c];
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

/** The end of a string that begins after `from`, or the end of the text if the string is not closed. */
function endOfString(json: string, from: number): number {
  for (let quote = json.indexOf('"', from); quote !== -1; quote = json.indexOf('"', quote + 1)) {
    let back = quote;
    while (json.charCodeAt(back - 1) === BACKSLASH) back -= 1;
    if ((quote - back) % 2 === 0) return quote;
  }
  return json.length;
}

const isPrototype = (key: string) =>
  /^"(_|\\u005f)/i.test(key) && /"__proto__"/.test(unescaped(key));
const unescaped = (key: string) =>
  key.replace(/\\u([\da-f]{4})/gi, (_all, code: string) => String.fromCharCode(parseInt(code, 16)));

/**
 * Scans JSON before it is parsed, because a parser blocks the server for seconds over eight megabytes of brackets. It
 * refuses too many values, too many keys in one object, too deep nesting, and the key `__proto__`. Invalid JSON is
 * left to the parser to report. Takes about two milliseconds per megabyte.
 */
export function checkJsonText(json: string, mostValues: number): void {
  const keys: number[] = [];
  let values = 1;
  let [start, end] = [0, 0];
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) {
      [start, end] = [at, endOfString(json, at + 1)];
      at = end;
    } else if (sign === COMMA) values += 1;
    else if (sign === OPEN_LIST || sign === OPEN_OBJECT) {
      values += 1;
      keys.push(0);
      if (keys.length > DEEPEST) throw refuse.badInput('This is nested too deeply.');
    } else if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) keys.pop();
    else if (sign === COLON) {
      const count = (keys.pop() ?? 0) + 1;
      keys.push(count);
      if (count > MOST_KEYS) throw refuse.badInput('This has too many fields.');
      if (end - start < 70 && isPrototype(json.slice(start, end + 1)))
        throw refuse.badInput('Please check the marked fields.', { ['__proto__']: NO_SUCH_FIELD });
    }
    if (values > mostValues) throw refuse.badInput('This has more parts than are taken here.');
  }
}
