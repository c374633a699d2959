import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { LIBRARY_KINDS, LIBRARY_LIMITS } from '@hearthside/contract/library/fields';
import { loggedError } from '../../../http/logged-error';
import { invalidateCounts } from '../../../db/cached-count';
import { transaction } from '../../../db/transaction';
import { fileStorage } from '../../../file/storage/register-storage';
import { pdfReader } from '../../../file/pdf-words';
import { outageLog } from '../../../observe/outage-log';
import * as itemAccess from './item-access';
import { type TakenText, saveWords, giveBack, takeDue } from './item-texts';

const LOOK_EVERY_MS = 5000;
/** How long a PDF is claimed for this server, in milliseconds. If the server is gone by then, another takes over. */
const LEASE_MS = 120_000;
/** A PDF is left alone after a server has ended this many times while reading it. */
const TRIES_MAX = 3;
/**
 * How long a PDF waits if its bytes or its row could not be read, because the storage or the database is away, in
 * milliseconds.
 */
const AWAY_MS = 5 * 60_000;
/** How long a stopping server waits for the PDF being read, in milliseconds. It is read again at the next start. */
const STOP_WAIT_MS = 2000;

let wake: () => void = () => undefined;

/** Makes waiting PDFs be read at once instead of within some seconds. */
export const wakePdfReader = () => wake();

/**
 * Reads the words of waiting PDFs, after and outside their upload, one after the other, now and from now on. What
 * waits is in the database, so the next start continues with it. The returned function stops this.
 */
export function startPdfReader(strapi: Core.Strapi): () => Promise<void> {
  const read = pdfReader().words;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let again = false;
  const outage = outageLog(strapi, 'The PDFs of the library that wait could not be asked for');

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
      const item = await itemAccess.lockedItem(strapi, text.itemRef);
      // If it is gone or has another file meanwhile, that one waits separately.
      if (item) await saveWords(strapi, item, text, words.replaceAll('\0', ' '));
    });
    await invalidateCounts(strapi, 'library');
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
        outage.worked();
        if (text) await tryOne(text);
        else if (!again) break;
      }
    } catch (error) {
      outage.failed(error);
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
