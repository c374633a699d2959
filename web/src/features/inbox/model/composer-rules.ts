import { MESSAGE_MAX } from '@hearthside/contract/inbox/fields';
import { isComposing } from '@/ui/fields/composing';

/** From this many remaining characters on, the count is shown. */
const NEAR = 500;

/** How much of a message's length is used, as the server counts it. */
export interface TextRoom {
  /** Whether there is nothing but blank space. */
  isEmpty: boolean;
  tooLong: boolean;
  /** The text about it. Empty while there is plenty of room. */
  words: string;
}

/** How far a typed text is from the maximum length of a message. */
export function textRoom(typed: string): TextRoom {
  const { length } = typed.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  const left = MESSAGE_MAX - length;
  return { isEmpty: length === 0, tooLong: left < 0, words: left > NEAR ? '' : roomWords(left) };
}

const roomWords = (left: number) =>
  left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`;

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

/** The relevant fields of a key event. */
interface Pressed {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  /** 229 while an input method is composing, even in browsers that report it in no other way. */
  keyCode: number;
}

/**
 * Whether a key sends the message: Enter, but not with Shift (part 1 §2.4), and not when it ends a word in an input
 * method. A screen keyboard has no Shift+Enter, so there Enter is a new line, and a button sends.
 */
export function sendsMessage(pressed: Pressed, onScreenKeyboard: boolean): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = pressed;
  if (key !== 'Enter' || shiftKey || altKey || isComposing(pressed)) return false;
  return !onScreenKeyboard || ctrlKey || metaKey;
}

/** Whether a key edits the message that was sent last: the arrow up, where there is no line above to go to. */
export const editsLast = (pressed: Pressed, text: string): boolean =>
  pressed.key === 'ArrowUp' &&
  text === '' &&
  !(pressed.shiftKey || pressed.altKey || pressed.ctrlKey || pressed.metaKey) &&
  !isComposing(pressed);

/** The relevant content of a paste or a drop. */
interface Carried {
  files: ArrayLike<File>;
  types: readonly string[];
  getData(type: string): string;
}

/**
 * The files of a paste. Word processors put a picture of the copied text next to it: if there is text, the text is
 * meant.
 */
export function pastedFiles(carried: Carried | null): File[] {
  if (!carried || carried.getData('text/plain').trim() !== '') return [];
  return Array.from(carried.files);
}

/** Whether files are dragged and not, for example, selected words. */
export const carriesFiles = (carried: Pick<Carried, 'types'> | null) =>
  carried?.types.includes('Files') ?? false;
