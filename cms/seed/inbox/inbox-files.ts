import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chatImage, type ChatImage } from '../../src/file/chat-image';
import { temporaryFolder } from '../../src/file/temporary-folder';
import { PAPER_KINDS, type PaperKind } from '../papers/paper';
import { printPaper } from '../papers/print-paper';
import type { DemoPet } from '../pets/demo-pet';
import { PETS } from '../pets/pets';
import { INBOX_PAPERS } from './inbox-papers';
import { jpegOf, petPhotoSvg, sceneSvg } from './photos/photo';
import { wantedFiles, type ScriptedChat, type WantedFile } from './scripted-chats';

/** Films are not compiled: they stay next to the sources, and the server runs in `cms`. */
const FILMS = path.resolve('seed', 'inbox');

/** A file as a chat stores it, prepared but not stored yet. */
export type ReadyFile =
  | { kind: 'image'; image: ChatImage }
  | { kind: 'document' | 'video'; bytes: Buffer; mime: string; extension: string };

export type InboxFiles = ReadonlyMap<string, ReadyFile>;

/** The demo's pet that a script calls `rosa/Biscuit`. */
export function petCalled(called: string): DemoPet {
  const pet = PETS.find(({ owner, name }) => called === `${owner}/${name}`);
  if (!pet) throw new Error(`No demo pet is called ${called}.`);
  return pet;
}

/** The document of a pet that a script calls `rosa/Biscuit/xray`; null for one that is only in chats. */
export function petPaperCalled(called: string): { pet: DemoPet; kind: PaperKind } | null {
  const [owner, name, last] = called.split('/');
  const kind = PAPER_KINDS.find((one) => one === last);
  return kind ? { pet: petCalled(`${owner}/${name}`), kind } : null;
}

function drawn({ kind, of, time }: WantedFile): string {
  if (kind === 'photo') return sceneSvg(of);
  const { look } = petCalled(of);
  if (!look) throw new Error(`Nobody knows what ${of} looks like.`);
  return petPhotoSvg(look, time);
}

/** Draws the pictures, prints the documents that are only in chats, and reads the film. */
export async function makeInboxFiles(
  chats: readonly ScriptedChat[],
  now: number,
): Promise<InboxFiles> {
  const folder = await mkdtemp(path.join(temporaryFolder(), 'seed-'));
  const files = new Map<string, ReadyFile>();

  async function picture(wanted: WantedFile, place: number) {
    const at = path.join(folder, `${place}.jpg`);
    await writeFile(at, await jpegOf(drawn(wanted)));
    files.set(wanted.key, {
      kind: 'image',
      image: await chatImage({ path: at, mime: 'image/jpeg' }),
    });
  }
  async function paper({ key, of }: WantedFile) {
    const written = INBOX_PAPERS[of]?.(now);
    if (!written) throw new Error(`Nobody writes ${of}.`);
    const bytes = await printPaper(written, written.title);
    files.set(key, { kind: 'document', bytes, mime: 'application/pdf', extension: 'pdf' });
  }
  async function film({ key, of }: WantedFile) {
    const bytes = await readFile(path.join(FILMS, `${of}.mp4`));
    files.set(key, { kind: 'video', bytes, mime: 'video/mp4', extension: 'mp4' });
  }
  const make = (one: WantedFile, place: number) => {
    if (one.kind === 'film') return film(one);
    if (one.kind !== 'paper') return picture(one, place);
    return petPaperCalled(one.of) ? undefined : paper(one);
  };
  const wanted = new Map([...wantedFiles(chats).values()].map((one) => [one.key, one])).values();
  const waiting = [...wanted].entries();
  // Two at a time: the past is replayed meanwhile, and its own files must not wait behind all pictures.
  const lane = async () => {
    for (const [place, one] of waiting) await make(one, place);
  };
  try {
    await Promise.all([lane(), lane()]);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return files;
}
