import { readFile } from 'node:fs/promises';
import { kindOfFile } from './read-kind';

/** What kind of file a blog treats a file as, by its bytes. */
export interface BlogFileKind {
  kind: 'picture' | 'document';
  mime: string;
  /** Without the dot. */
  extension: string;
}

const WORD = { kind: 'document', mime: 'application/msword', extension: 'doc' } as const;
const DOCX = {
  kind: 'document',
  mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: 'docx',
} as const;
const GIF = { kind: 'picture', mime: 'image/gif', extension: 'gif' } as const;

/** The old Office formats share one container. A Word document has a stream of this name in it. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** The library's type for files that chats do not accept. It is an ES module, so it is loaded with a dynamic import. */
async function detected(path: string): Promise<string | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  try {
    return (await fileTypeFromFile(path))?.mime;
  } catch (error) {
    // A failing disk does not make a file bad; anything else that the library fails on does.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    return undefined;
  }
}

/** What an uploaded file of at most a few MB is, whatever its name; undefined for what no blog accepts. */
export async function blogFileKind(path: string): Promise<BlogFileKind | undefined> {
  const known = await kindOfFile(path);
  if (known) {
    const { mime, extension } = known;
    if (known.kind === 'video') return undefined;
    return { kind: known.kind === 'image' ? 'picture' : 'document', mime, extension };
  }
  const mime = await detected(path);
  if (mime === GIF.mime) return GIF;
  if (mime === DOCX.mime) return DOCX;
  if (mime !== 'application/x-cfb') return undefined;
  return (await readFile(path)).includes(WORD_STREAM) ? WORD : undefined;
}
