import { MESSAGE_MAX } from '@hearthside/contract/inbox/fields';
import { isComposing } from '@/ui/fields/composing';

/** From so few characters left on, a message's length is told. */
const NEAR = 500;

/** How much of a message is used, as the server counts it. */
export interface TextRoom {
  /** Without what surrounds it. */
  isEmpty: boolean;
  tooLong: boolean;
  /** What is said about it; empty while there is plenty. */
  words: string;
}

/** How far a typed text is from the longest a message may be. */
export function textRoom(typed: string): TextRoom {
  const { length } = typed.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  const left = MESSAGE_MAX - length;
  return { isEmpty: length === 0, tooLong: left < 0, words: left > NEAR ? '' : roomWords(left) };
}

const roomWords = (left: number) =>
  left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`;

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** A pressed key, as far as it matters here. */
interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  /** 229 while an input method works, also where a browser does not say so otherwise. */
  keyCode: number;
}

/**
 * Whether a key sends the message: Enter, and not with Shift (part 1 §2.4), nor where it ends a word of an
 * input method. A keyboard on the screen has no Shift+Enter: there Enter is a new line, and a button sends.
 */
export function sendsMessage(pressed: Pressed, onScreenKeyboard: boolean): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = pressed;
  if (key !== 'Enter' || shiftKey || altKey || isComposing(pressed)) return false;
  return !onScreenKeyboard || ctrlKey || metaKey;
}

/** What a paste or a drop carries, as far as it matters here. */
interface Carried {
  files: ArrayLike<File>;
  types: readonly string[];
  getData(type: string): string;
}

/**
 * The files of a paste. Word processors put a picture of the copied text beside it: where there is text, the
 * text is meant.
 */
export function pastedFiles(carried: Carried | null): File[] {
  if (!carried || carried.getData('text/plain').trim() !== '') return [];
  return Array.from(carried.files);
}

/** Whether what is dragged are files and not, say, a marked word. */
export const carriesFiles = (carried: Pick<Carried, 'types'> | null) =>
  carried?.types.includes('Files') ?? false;
