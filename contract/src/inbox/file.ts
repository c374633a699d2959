export type { ChatAttachment, SharedFile } from './shapes';

const MB = 1024 * 1024;
/** The largest image or PDF, and the largest video, in bytes (part 1 §9). */
export const CHAT_FILE_MAX = 10 * MB;
export const CHAT_VIDEO_MAX = 100 * MB;
/** The most files in one message. */
export const CHAT_FILES_MAX = 10;

/** The file types that a chat accepts, by the kind a file is shown as (part 1 §5.3). */
export const CHAT_FILE_TYPES = {
  image: ['image/png', 'image/jpeg', 'image/heic', 'image/heif', 'image/webp'],
  video: ['video/mp4', 'video/quicktime', 'video/webm'],
  document: ['application/pdf'],
} as const;
/** A kind of file that members choose on their devices. */
export type ChosenFileKind = keyof typeof CHAT_FILE_TYPES;
/** The types in which browsers record a voice message. */
export const VOICE_TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
/** How long a voice message may be, in seconds. */
export const VOICE_MAX_SECONDS = 300;

/** A kind of file that messages have. `audio` is a voice message. */
export type ChatFileKind = ChosenFileKind | 'audio';
export const CHAT_FILE_KINDS = [...Object.keys(CHAT_FILE_TYPES), 'audio'] as unknown as [
  ChatFileKind,
  ...ChatFileKind[],
];

/** Texts of part 1 §5.3 and §8 for files, word for word. */
export const CHAT_FILE_TEXTS = {
  videoTooBig: 'File is too large. Maximum size for videos is 100MB',
  tooBig: 'File is too large. Maximum size is 10MB',
  wrongType: 'Invalid file type. Please upload only images, documents, or videos.',
  voiceTooLong: 'A voice message can be up to 5 minutes long.',
  previewFailed: 'Failed to load preview',
  previewFailedWith: (status: number) => `Failed to load preview: ${status}`,
  downloadFailed: (reason: string) => `Failed to download: ${reason}`,
  preparing: 'Preparing file...',
  prepared: 'File prepared successfully',
  prepareFailed: 'Failed to prepare file',
  cannotPlay: 'Unable to play this video format',
  openInNewTab: 'Open in new tab',
} as const;

/** File name endings, used if the browser reports no type (on Windows it reports none for HEIC). */
const BY_ENDING: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  heic: 'image/heic',
  heif: 'image/heif',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
};

/** What some file pickers report for every type they don't know. */
const UNKNOWN = ['', 'application/octet-stream'];

/** The kind of a file by its reported type, or if there is none by the ending of its name. */
export function chatFileKind(file: { type: string; name: string }): ChatFileKind | null {
  const ending = file.name.toLowerCase().split('.').pop() ?? '';
  const type = UNKNOWN.includes(file.type) ? (BY_ENDING[ending] ?? '') : file.type;
  if ((VOICE_TYPES as readonly string[]).includes(type)) return 'audio';
  const kinds = Object.entries(CHAT_FILE_TYPES) as [ChosenFileKind, readonly string[]][];
  return kinds.find(([, types]) => types.includes(type))?.[0] ?? null;
}

/** Why a file of this kind and size in bytes is too big for a chat, or null. */
export function tooBigForChat(kind: ChatFileKind, size: number): string | null {
  if (kind === 'video') return size > CHAT_VIDEO_MAX ? CHAT_FILE_TEXTS.videoTooBig : null;
  return size > CHAT_FILE_MAX ? CHAT_FILE_TEXTS.tooBig : null;
}

/** Why a chosen file can't go into a chat (part 1 §5.3), or null. */
export function chatFileProblem(file: { type: string; name: string; size: number }): string | null {
  const kind = chatFileKind(file);
  return kind === null ? CHAT_FILE_TEXTS.wrongType : tooBigForChat(kind, file.size);
}
