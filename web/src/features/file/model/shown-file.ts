import { CHAT_FILE_TEXTS, type ChatFileKind } from '@hearthside/contract/inbox/file';
import { sizeWords } from '@/lib/files/size-words';

/** What can be shown in place: a picture, a film or a PDF. */
export type FileKind = ChatFileKind;

/** A private file as it is shown, wherever it belongs to: by a signed link that works for a while. */
export interface ShownFile {
  kind: FileKind;
  /** What it is called, also where it is saved. */
  title: string;
  url: string;
  /** Bytes. */
  size: number;
  /** Pixels, of pictures and films where they are known. */
  width?: number | null;
  height?: number | null;
  /** A small picture of it, until it is here itself. */
  previewUrl?: string | null;
}

/** What a kind of file is called. */
const KIND_NAMES: Record<FileKind, string> = { image: 'Picture', video: 'Video', document: 'PDF' };

/** 'PDF · 340 KB' */
export const kindAndSize = ({ kind, size }: { kind: FileKind; size: number }) =>
  `${KIND_NAMES[kind]} · ${sizeWords(size)}`;

/** What is said where a preview can't be had: the status, where there was an answer (part 1 §8). */
export const previewFailure = (status: number | undefined): string =>
  status === undefined ? CHAT_FILE_TEXTS.previewFailed : CHAT_FILE_TEXTS.previewFailedWith(status);
