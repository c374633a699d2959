import { NO_SUCH_FIELD } from './answer-for';
import { refuse } from './refuse';

/** Nothing of ours is nested deeper than a third of this, and no object has half as many keys. */
const DEEPEST = 24;
const MOST_KEYS = 200;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const [COLON, COMMA] = [0x3a, 0x2c];
const [OPEN_LIST, OPEN_OBJECT, CLOSE_LIST, CLOSE_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

/** Where a string ends that begins after `from`; the text's end where nothing ends it. */
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
 * Looks over JSON before it is parsed, because a parser holds the server for seconds over eight megabytes of
 * brackets: refuses what has too many values, too many keys in one object, or is nested too deeply, and the key
 * `__proto__`. What is no JSON is left for the parser to say. Takes about two milliseconds a megabyte.
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
