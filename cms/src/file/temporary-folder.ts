import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';

const MINUTE_MS = 60_000;
/** A running server touches its folder each minute. One that has not for this long was ended by force. */
const LEFT_MS = 15 * MINUTE_MS;

const OWN = `${process.pid}-${randomBytes(6).toString('hex')}`;

const all = () => path.resolve(process.env.DATA_DIR ?? 'data', 'tmp');

/**
 * Where this process stores uploads while it works on them. Servers that share `DATA_DIR` each have a folder with a
 * random name, because process ids repeat from one container to the next.
 */
export const temporaryFolder = (): string => path.join(all(), OWN);

/** Marks this process as running, and removes what ended ones have left. */
function keep(now = new Date()) {
  mkdirSync(temporaryFolder(), { recursive: true });
  utimesSync(temporaryFolder(), now, now);
  for (const name of readdirSync(all())) {
    const found = statSync(path.join(all(), name), { throwIfNoEntry: false });
    if (!found || now.getTime() - found.mtimeMs < LEFT_MS) continue;
    rmSync(path.join(all(), name), { recursive: true, force: true });
  }
}

/** Creates the folder, and marks it as in use while this process runs. */
export function keepTemporaryFolder(strapi: Core.Strapi) {
  keep();
  setInterval(() => {
    try {
      keep();
    } catch (error) {
      strapi.log.warn(`The folder of uploads could not be looked after: ${loggedError(error)}`);
    }
  }, MINUTE_MS).unref();
}

/** No temporary file outlives its server. */
export const removeTemporaryFolder = () =>
  rmSync(temporaryFolder(), { recursive: true, force: true });
