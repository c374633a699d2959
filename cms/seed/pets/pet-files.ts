import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../../src/file/temporary-folder';
import { PAPERS } from '../papers/papers';
import type { PaperKind } from '../papers/paper';
import { printPaper } from '../papers/print-paper';
import { photoJpeg } from '../portraits/photo';
import { portraitPng } from '../portraits/portrait';
import { chance } from './chance';
import type { DemoPet } from './demo-pet';
import { entriesOf, type DemoEntry } from './entries';
import { factsOf } from './people-around';
import { paperDates } from './pet-dates';
import { PETS } from './pets';

/** A document in a file, as a member would choose it for an upload. */
export interface PaperFile {
  path: string;
  size: number;
  title: string;
}

/** The demo's portraits, photos and documents in a folder of their own, until they are uploaded. */
export interface PetFiles {
  portraits: ReadonlyMap<DemoPet, string>;
  papers: ReadonlyMap<DemoPet, ReadonlyMap<PaperKind, PaperFile>>;
  /** The paths of the photos of entries, in their order. */
  photos: ReadonlyMap<DemoEntry, readonly string[]>;
  /** Removes the folder. */
  discard(): Promise<void>;
}

/** A number for a document, the same for every seed. */
const numberOf = (pet: DemoPet, kind: PaperKind) =>
  `${kind.slice(0, 2).toUpperCase()}-${10_000 + Math.floor(chance(`${kind} ${pet.owner} ${pet.name}`)() * 89_999)}`;

/** Draws all portraits and photos, and prints all documents. What a crash leaves behind is removed at the next start. */
export async function makePetFiles(now: number): Promise<PetFiles> {
  const folder = await mkdtemp(path.join(temporaryFolder(), 'seed-'));
  const portraits = new Map<DemoPet, string>();
  const papers = new Map<DemoPet, Map<PaperKind, PaperFile>>();
  const photos = new Map<DemoEntry, string[]>();

  const drawPortraits = Promise.all(
    PETS.map(async (pet, index) => {
      if (!pet.look) return;
      const at = path.join(folder, `${index}.png`);
      await writeFile(at, await portraitPng(pet.look));
      portraits.set(pet, at);
    }),
  );
  const drawPhotos = Promise.all(
    PETS.map(async (pet, index) => {
      const { look } = pet;
      if (!look) return;
      for (const [place, entry] of entriesOf(pet).entries()) {
        const paths: string[] = [];
        for (const ground of entry.photos) {
          const at = path.join(folder, `${index}-${place}-${ground}.jpg`);
          await writeFile(at, await photoJpeg(look, ground));
          paths.push(at);
        }
        photos.set(entry, paths);
      }
    }),
  );
  const printPapers = async () => {
    for (const [index, pet] of PETS.entries()) {
      const printed = new Map<PaperKind, PaperFile>();
      for (const kind of pet.papers ?? []) {
        const { of } = paperDates(pet, kind, now);
        const paper = PAPERS[kind](factsOf(pet, of, numberOf(pet, kind)));
        const bytes = await printPaper(paper, `${paper.title}, ${pet.name}`);
        const at = path.join(folder, `${index}-${kind}.pdf`);
        await writeFile(at, bytes);
        printed.set(kind, { path: at, size: bytes.length, title: paper.title });
      }
      papers.set(pet, printed);
    }
  };
  // With retries: after a failure, other files may still be being written into the folder.
  const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    await Promise.all([drawPortraits, drawPhotos, printPapers()]);
  } catch (error) {
    await discard();
    throw error;
  }
  return { portraits, papers, photos, discard };
}
