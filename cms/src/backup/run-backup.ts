import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Core } from '@strapi/strapi';

/** What scripts/scheduled-backup.mjs answers. */
export interface MadeBackup {
  /** The name of its folder. */
  name: string;
  bytes: number;
  /** What is wrong with the backup before; empty where nothing is. */
  warning: string;
  /** Which files the storage has lost, in words; empty where it has all. */
  lost: string;
}

/** How much of what the program says is kept. Its last lines tell what went wrong. */
const KEPT_CHARACTERS = 2000;

/**
 * A large folder of files takes a day the first time, and tells of each file. After as long without a word the backup
 * hangs, as on a network share that is away. A large database is copied without a word.
 */
const SILENT_MS = 2 * 3_600_000;

const lastLineOf = (text: string) => text.trimEnd().split('\n').at(-1) ?? '';

function answerIn(output: string): MadeBackup {
  try {
    return JSON.parse(lastLineOf(output)) as MadeBackup;
  } catch {
    throw new Error('The backup ended without saying what it made.');
  }
}

/**
 * Makes a backup in a process of its own, so that the server goes on answering meanwhile. The process ends with the
 * server, because its input does.
 * @throws {Error} with what it says, in sentences, if no whole backup was made
 */
export function runBackup(strapi: Core.Strapi, silentMs = SILENT_MS): Promise<MadeBackup> {
  const program = path.join(strapi.dirs.app.root, '..', 'scripts', 'scheduled-backup.mjs');
  // A group of its own, so that what it has started ends with it.
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  };
  // Also where it has no time to notice that its input has ended.
  process.once('exit', end);
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (some) => (output = `${output}${some}`.slice(-KEPT_CHARACTERS)));
  child.stderr?.on('data', (some) => (errors = `${errors}${some}`.slice(-KEPT_CHARACTERS)));
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(new Error('The backup stood still for two hours and was stopped.'));
      end();
    }, silentMs);
    limit.unref();
    child.on('message', () => limit.refresh());
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(limit);
      process.off('exit', end);
      if (code !== 0) {
        reject(new Error(errors.trim() || `The backup ended with ${signal ?? `code ${code}`}.`));
        return;
      }
      try {
        resolve(answerIn(output));
      } catch (error) {
        reject(error as Error);
      }
    });
  });
}
