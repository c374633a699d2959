import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { LIBRARY_KINDS, LIBRARY_LIMITS } from '@hearthside/contract/library/fields';
import { loggedError } from '../../../http/logged-error';
import { invalidateCounts } from '../../../db/cached-count';
import { transaction } from '../../../db/transaction';
import { fileStorage } from '../../../file/storage/register-storage';
import { pdfReader } from '../../../file/pdf-words';
import * as itemAccess from './item-access';
import { type TakenText, saveWords, giveBack, takeDue } from './item-texts';

const LOOK_EVERY_MS = 5000;
/** So long a PDF is this server's; one whose server went away meanwhile is the next one's. */
const LEASE_MS = 120_000;
/** A PDF with which a server has ended so often is left alone. */
const TRIES_MAX = 3;
/** So long one waits whose bytes, or whose row, could not be had: the storage is away, or the database. */
const AWAY_MS = 5 * 60_000;
/** So long the end of the server waits for the PDF in hand; it is read again at the next start. */
const STOP_WAIT_MS = 2000;

let wake: () => void = () => undefined;

/** Has the PDFs that wait read at once rather than in some seconds. */
export const wakePdfReader = () => wake();

/**
 * Reads the words of the PDFs that wait, after their upload and outside of it, one after the other, now and from
 * now on. What waits is in the database, so that a start goes on with it. The returned function stops.
 */
export function startPdfReader(strapi: Core.Strapi): () => Promise<void> {
  const read = pdfReader().words;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let again = false;

  async function wordsOf({ fileKey, tries }: TakenText): Promise<string> {
    if (!fileKey || tries >= TRIES_MAX) return '';
    const found = await fileStorage().look(fileKey);
    if (!found || found.size > LIBRARY_KINDS.document.maxBytes) return '';
    return read(await buffer(await fileStorage().read(fileKey)), LIBRARY_LIMITS.words);
  }

  async function readOne(text: TakenText) {
    const words = await wordsOf(text);
    if (stopped) return;
    await transaction(strapi, async () => {
      const item = await itemAccess.held(strapi, text.itemRef);
      // Gone, or given another file meanwhile, which waits by itself.
      if (item) await saveWords(strapi, item, text, words.replaceAll('\0', ' '));
    });
    invalidateCounts('library');
  }

  async function tryOne(text: TakenText) {
    try {
      await readOne(text);
    } catch (error) {
      strapi.log.warn(`A PDF of the library could not be read yet: ${loggedError(error)}`);
      await giveBack(strapi, text, AWAY_MS);
    }
  }

  async function work() {
    try {
      while (!stopped) {
        again = false;
        const text = await takeDue(strapi, LEASE_MS);
        if (text) await tryOne(text);
        else if (!again) break;
      }
    } catch (error) {
      strapi.log.warn(
        `The PDFs of the library that wait could not be asked for: ${loggedError(error)}`,
      );
    }
    working = undefined;
    if (!stopped) timer = setTimeout(run, LOOK_EVERY_MS);
  }
  function run() {
    clearTimeout(timer);
    again = true;
    if (!stopped) working ??= work();
  }
  wake = run;
  run();
  return async () => {
    stopped = true;
    wake = () => undefined;
    clearTimeout(timer);
    await Promise.race([working, pause(STOP_WAIT_MS, undefined, { ref: false })]);
  };
}
