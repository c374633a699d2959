import inspector from 'node:inspector';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Core } from '@strapi/strapi';
import { loggedError } from '../http/logged-error';

const BEAT_MS = 1000;
const DEFAULT_SECONDS = 300;

/** What the thread gets to know. */
export interface Watched {
  /** One number, which the server counts up as long as its event loop turns. */
  beats: Int32Array;
  /** After how many seconds without a beat the server is ended. */
  seconds: number;
  /** How the log is written, as `LOG_FORMAT` says. */
  format: string;
}

/**
 * Ends a server whose event loop is blocked for good: it answers nobody and can't even end itself, but systemd and
 * Docker take it for alive, because they start again only what has ended. A thread of its own watches over it, and logs
 * where the server was.
 * @returns what stops it
 */
export function startWatchdog(strapi: Core.Strapi): () => void {
  const seconds = Number(process.env.WATCHDOG_SECONDS || DEFAULT_SECONDS);
  // A server that waits at a breakpoint is not stuck.
  if (seconds === 0 || inspector.url()) return () => undefined;
  const format = process.env.LOG_FORMAT || 'plain';
  const watched: Watched = { beats: new Int32Array(new SharedArrayBuffer(4)), seconds, format };
  const beating = setInterval(() => Atomics.add(watched.beats, 0, 1), BEAT_MS).unref();
  const thread = new Worker(path.join(__dirname, 'watchdog-thread.js'), {
    workerData: watched,
    resourceLimits: { maxOldGenerationSizeMb: 16 },
    // What the server loads before itself is not for the thread.
    execArgv: [],
    env: {},
  });
  thread.unref();
  thread.on('error', (error) =>
    strapi.log.warn(`The watchdog has ended, and nothing watches: ${loggedError(error)}`),
  );
  return () => {
    clearInterval(beating);
    void thread.terminate();
  };
}
