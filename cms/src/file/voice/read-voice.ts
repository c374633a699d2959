import { open } from 'node:fs/promises';
import {
  CHAT_FILE_MAX,
  CHAT_FILE_TEXTS,
  VOICE_MAX_SECONDS,
  type VOICE_TYPES,
} from '@hearthside/contract/inbox/file';
import { refuse } from '../../http/refuse';
import { mp4Sound } from './mp4-sound';
import { oggSound } from './ogg-sound';
import type { Sound } from './sound';
import { webmSound } from './webm-sound';

/** A voice message, by its bytes. */
export interface Voice extends Sound {
  kind: 'audio';
  mime: (typeof VOICE_TYPES)[number];
  /** Its file extension, without the dot. */
  extension: string;
}

/** Of what is too big anyway only the beginning is read, which says whether there are pictures. */
const BEGINNING = 1024 * 1024;
/** A recorder that is told to stop writes a little more. */
const TOLERANCE_SECONDS = 5;

const READERS = [
  { mime: 'audio/webm', extension: 'webm', read: webmSound },
  { mime: 'audio/ogg', extension: 'ogg', read: oggSound },
  { mime: 'audio/mp4', extension: 'm4a', read: mp4Sound },
] as const;

async function bytesOf(path: string, size: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** What may be one of the three, by its first bytes: anything else is not read any further. */
const mayBeSound = (head: Buffer) =>
  head.readUInt32BE(0) === 0x1a45dfa3 ||
  head.toString('latin1', 0, 4) === 'OggS' ||
  head.toString('latin1', 4, 8) === 'ftyp';

/**
 * A local file as a voice message: WebM or Ogg with Opus, or MP4, with nothing but sound in it, by its bytes and
 * whatever its name. Undefined for anything else. Its length is what its container says, and null if it says none.
 * @throws 413 for what is too big or too long.
 */
export async function readVoice({
  path,
  size,
}: {
  path: string;
  /** In bytes. */
  size: number;
}): Promise<Voice | undefined> {
  if (size < 12 || !mayBeSound(await bytesOf(path, 12))) return undefined;
  const isTooBig = size > CHAT_FILE_MAX;
  const bytes = await bytesOf(path, isTooBig ? BEGINNING : size);
  for (const { read, ...type } of READERS) {
    const sound = read(bytes);
    if (!sound) continue;
    if (isTooBig) throw refuse.tooBig(CHAT_FILE_TEXTS.tooBig);
    if ((sound.seconds ?? 0) > VOICE_MAX_SECONDS + TOLERANCE_SECONDS)
      throw refuse.tooBig(CHAT_FILE_TEXTS.voiceTooLong);
    return { kind: 'audio', ...type, ...sound };
  }
  return undefined;
}
