import { CHAT_FILE_TEXTS, type ChatFileKind } from '@hearthside/contract/inbox/file';
import { sizeWords } from '@/lib/files/size-words';

/** The kinds of files: a picture, a film, a PDF, or a voice message, which is played where it stands. */
export type FileKind = ChatFileKind;

/** A private file that is shown, from any subject. Its signed link works for a while. */
export interface ShownFile {
  kind: FileKind;
  /** Its name, also used when it is saved. */
  title: string;
  /** What it shows, in words. Without it, its name has to do. */
  about?: string | undefined;
  url: string;
  /** In bytes. */
  size: number;
  /** In pixels, for pictures and films if it is known. */
  width?: number | null;
  height?: number | null;
  /** A small version of the picture, shown until the picture itself has loaded. */
  previewUrl?: string | null;
  /** The page of a PDF that it opens at, from 1. */
  page?: number | undefined;
}

/** The names of the kinds. */
const KIND_NAMES: Record<FileKind, string> = {
  image: 'Picture',
  video: 'Video',
  document: 'PDF',
  audio: 'Voice message',
};

/** 'PDF · 340 KB' */
export const kindAndSize = ({ kind, size }: { kind: FileKind; size: number }) =>
  `${KIND_NAMES[kind]} · ${sizeWords(size)}`;

/** The message for a preview that failed, with the status if there was an answer (part 1 §8). */
export const previewFailure = (status: number | undefined): string =>
  status === undefined ? CHAT_FILE_TEXTS.previewFailed : CHAT_FILE_TEXTS.previewFailedWith(status);
