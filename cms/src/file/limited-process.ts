import { fork, type ChildProcess } from 'node:child_process';
import { memoryOf } from './process-memory';

const LOOK_EVERY_MS = 100;

export interface ProcessLimits {
  /** How long one task may take, in milliseconds. */
  timeLimit: number;
  /** How much memory the process may use in total, in MB. */
  memoryLimit: number;
}

/** Why a process gave no answer. */
export type Unanswered = 'time' | 'memory' | 'ended';

export class NoAnswer extends Error {
  constructor(readonly why: Unanswered) {
    super(`A process gave no answer: ${why}`);
  }
}

/**
 * Starts a program for work whose time and memory depend on a stranger's file. It shares nothing with the server,
 * neither its secrets nor its loaded code, and ends with the server.
 */
export function startLimited(program: string, memoryLimit: number): ChildProcess {
  const child = fork(program, {
    env: {},
    execArgv: [`--max-old-space-size=${memoryLimit}`],
    serialization: 'advanced',
    // What a parser prints about a broken file does not belong in the server's log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  // Whoever waits for an answer learns of it from `exit`.
  child.on('error', () => undefined);
  return child;
}

/** Calls `ended` once a process uses more memory than allowed. The returned function stops watching. */
function watchMemory({ pid }: ChildProcess, megabytes: number, ended: () => void) {
  const timer = setInterval(async () => {
    if (pid !== undefined && ((await memoryOf(pid)) ?? 0) > megabytes) ended();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}

/**
 * Sends a task and waits for its one answer. JavaScript's own limits do not count buffers, so the process is watched
 * from outside.
 * @throws {NoAnswer} if it takes too long or too much memory, or ends. The caller has to kill it then.
 */
export function askLimited<Answer>(
  child: ChildProcess,
  task: object,
  { timeLimit, memoryLimit }: ProcessLimits,
): Promise<Answer> {
  let settle: () => void = () => undefined;
  return new Promise<Answer>((resolve, reject) => {
    const refuse = (why: Unanswered) => () => reject(new NoAnswer(why));
    const ended = refuse('ended');
    const timer = setTimeout(refuse('time'), timeLimit);
    const stopWatching = watchMemory(child, memoryLimit, refuse('memory'));
    const answered = (answer: unknown) => resolve(answer as Answer);
    settle = () => {
      clearTimeout(timer);
      stopWatching();
      child.off('message', answered).off('exit', ended);
    };
    if (child.exitCode !== null || child.signalCode !== null) return ended();
    child.once('message', answered).once('exit', ended);
    child.send(task, (error) => error && ended());
  }).finally(() => settle());
}
