import { INBOX_TEXTS } from '@hearthside/contract/inbox/fields';
import {
  CHAT_FILE_MAX,
  CHAT_FILES_MAX,
  CHAT_VIDEO_MAX,
  type ChatAttachment,
  type ChatFileKind,
} from '@hearthside/contract/inbox/file';
import { formatDate } from '@/lib/dates';

const OPENING: Record<ChatFileKind, string> = {
  image: 'Open picture',
  video: 'Play video',
  document: 'Open PDF',
  audio: 'Play',
};

interface Place {
  index: number;
  count: number;
}

/** What surrounds a file’s name in the name of its button: what pressing it does, and its number. */
export const aroundName = (kind: ChatFileKind, place?: Place) => ({
  before: OPENING[kind],
  after: place && place.count > 1 ? `, ${place.index + 1} of ${place.count}` : '',
});

/** The label of the button that opens a file: its kind, its name, and its number. */
export function openName(
  { kind, title }: Pick<ChatAttachment, 'kind' | 'title'>,
  place?: Place,
): string {
  const { before, after } = aroundName(kind, place);
  return `${before} ${title}${after}`;
}

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** Which files can be chosen, in words. */
export const CHOICE_HINT = `Pictures and PDFs up to ${megabytes(CHAT_FILE_MAX)}, videos up to ${megabytes(CHAT_VIDEO_MAX)}. At most ${CHAT_FILES_MAX} at once.`;

/** The message for a chat without files of a kind. */
export const NO_SHARED: Record<ChatFileKind, string> = {
  image: 'No pictures in this chat yet',
  video: 'No videos in this chat yet',
  document: 'No files in this chat yet',
  audio: 'No voice messages in this chat yet',
};

/** The day a file was sent, or the words for a date that is missing or invalid (part 1 §8). */
export function sharedWhen(iso: string): string {
  if (!iso) return INBOX_TEXTS.unknownDate;
  return Number.isNaN(Date.parse(iso)) ? INBOX_TEXTS.invalidDate : formatDate(iso);
}
