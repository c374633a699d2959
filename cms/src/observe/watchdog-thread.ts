/** What runs in the watchdog's thread. */
import { writeSync } from 'node:fs';
import { Session, type Debugger } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { logFormat } from './log-format';
import type { Watched } from './watchdog';

const { beats, seconds, format } = workerData as Watched;

/**
 * Missed beats are counted in looks of this thread, not by a clock: after the machine has slept, or the process was
 * halted, both go on together, and no time is missing.
 */
const LOOKS = 12;
const LOOK_MS = (seconds * 1000) / LOOKS;
/** How long it is asked where it is. A question to the database that takes forever can't be interrupted. */
const ASKED_MS = 5000;
const FRAMES = 20;

const MESSAGE = Symbol.for('message');

function end(where: string) {
  const message = `The server has been stuck for ${seconds} seconds, and ends so that it can be started again. It was ${where}`;
  const line = logFormat(format, false).transform({ level: 'error', message });
  try {
    // The server's own stream needs its event loop.
    writeSync(1, `${String(line[MESSAGE])}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

/** Asks the debugger where the server is, and ends it. It ends also where there is no answer. */
function endWithStack() {
  setTimeout(() => end('in no JavaScript, perhaps in a question to the database.'), ASKED_MS);
  const files = new Map<string, string>();
  const frame = ({ functionName, location }: Debugger.CallFrame) =>
    `    at ${functionName || '(anonymous)'} (${files.get(location.scriptId)}:${location.lineNumber + 1})`;
  const session = new Session();
  session.connectToMainThread();
  session.on('Debugger.scriptParsed', ({ params }) => files.set(params.scriptId, params.url));
  session.on('Debugger.paused', ({ params }) => {
    const frames = params.callFrames.slice(0, FRAMES).map(frame);
    end(['here:', ...frames].join('\n'));
  });
  session.post('Debugger.enable', () => session.post('Debugger.pause'));
}

let seen = -1;
let missed = 0;
const looking = setInterval(() => {
  const now = Atomics.load(beats, 0);
  missed = now === seen ? missed + 1 : 0;
  seen = now;
  if (missed < LOOKS) return;
  clearInterval(looking);
  try {
    endWithStack();
  } catch {
    // Its time limit ends it.
  }
}, LOOK_MS);
