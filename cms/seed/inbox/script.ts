import { withDays } from './days-in-words';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** A file of a message: its kind, its subject, and its sender's name for it. */
export interface ScriptedFile {
  kind: 'portrait' | 'photo' | 'paper' | 'film';
  of: string;
  title: string;
}

/** A message of a script. */
export interface ScriptedMessage {
  at: Date;
  who: string;
  text: string;
  files: ScriptedFile[];
}

const DAY_LINE = /^(?:(\d+) days ago|(yesterday)|(today))$/;
const MESSAGE_LINE = /^(?:(\d\d):(\d\d)|\+(\d+)|-(\d+)) ([a-z]+):(?: (.*))?$/;
const FILE_LINE = /^ {2}\+ (portrait|photo|paper|film) (.+) = (.+)$/;
const FURTHER_LINE = /^ {2}(.*)$/;

/**
 * Reads a chat's script. A line `12 days ago`, `yesterday` or `today` starts a day. `09:14 rosa: Hello` is a message,
 * `+4 theo: Hello` one four minutes after the last, and `-31 sam: Hello` one of today, 31 minutes before now. Lines
 * indented by two spaces belong to the message: another line of its text, an empty line as `|`, or a file as `+
 * portrait rosa/Biscuit = IMG_2.jpg` (also `photo <scene>`, `paper <owner>/<pet>/<kind>` and `film <name>`). Days in
 * texts are written as in `days-in-words.ts`. Times are UTC.
 * @throws for any other line, and for a message before the one above it.
 */
export function readScript(script: string, now: number): ScriptedMessage[] {
  const messages: ScriptedMessage[] = [];
  const midnight = now - (now % DAY);
  let day: number | undefined;

  const momentOf = ([, hours, minutes, later, ago]: RegExpExecArray): number => {
    const last = messages.at(-1)?.at.getTime();
    if (later !== undefined && last !== undefined) return last + Number(later) * MINUTE;
    // Shortly after midnight, messages of "today" are from the evening before.
    if (ago !== undefined) return Math.max(now - Number(ago) * MINUTE, (last ?? 0) + MINUTE / 2);
    if (day === undefined || day === midnight) throw new Error('A clock needs a day before today.');
    return day + (Number(hours) * 60 + Number(minutes)) * MINUTE;
  };

  function readLine(line: string) {
    const begins = DAY_LINE.exec(line);
    if (begins) {
      day = midnight - (begins[1] ? Number(begins[1]) : begins[2] ? 1 : 0) * DAY;
      return;
    }
    const said = MESSAGE_LINE.exec(line);
    if (said) {
      const at = momentOf(said);
      const before = messages.at(-1)?.at.getTime() ?? 0;
      if (at < before || at > now) throw new Error('It is not later than the line above.');
      const text = withDays(said[6] ?? '', now);
      messages.push({ at: new Date(at), who: said[5] ?? '', text, files: [] });
      return;
    }
    const message = messages.at(-1);
    const further = FURTHER_LINE.exec(line);
    if (!message || !further) throw new Error('It is no line of a script.');
    const file = FILE_LINE.exec(line);
    if (!file) {
      message.text += `\n${further[1] === '|' ? '' : withDays(further[1] ?? '', now)}`;
      return;
    }
    const [, kind, of = '', title = ''] = file;
    message.files.push({ kind: kind as ScriptedFile['kind'], of, title });
  }

  for (const line of script.trim().split('\n')) {
    try {
      if (line !== '') readLine(line);
    } catch (error) {
      throw new Error(`"${line}": ${(error as Error).message}`);
    }
  }
  return messages;
}
