import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { refuse, Refusal } from '../http/refuse';
import { fairQueue, QueueFull } from './fair-queue';
import { askLimited, NoAnswer, startLimited, type Unanswered } from './limited-process';
import type { PictureAnswer, PictureTask, PictureWork } from './picture-work';

interface Settings {
  workerFile?: string;
  /** How many pictures are processed at the same time. */
  atOnce?: number;
  /** How long one picture may take, in milliseconds, from when its turn has come. */
  timeLimit?: number;
  /** How much memory one picture may take, in MB. */
  memoryLimit?: number;
  /** How many pictures may wait, per person and in total. */
  ownMax?: number;
  allMax?: number;
}

/** A process is replaced after this many pictures, or after this long without one, in milliseconds. */
const PICTURES_EACH = 50;
const IDLE_MS = 20_000;
/** After how many seconds someone with too many pictures should try again. */
const COME_AGAIN = 10;

const NO_ANSWER: Record<Unanswered, () => Refusal> = {
  time: () =>
    refuse.tooBig(
      'This picture takes too long to process. Please save it as a JPEG and try again.',
    ),
  memory: () =>
    refuse.tooBig('This picture takes too much memory to process. Please use a smaller one.'),
  ended: () => refuse.unavailable(),
};
const FULL = {
  own: () =>
    refuse.tooOften(
      'We’re still processing your other pictures. Please try again soon.',
      COME_AGAIN,
    ),
  all: () => refuse.unavailable(),
};

interface Waiting {
  child: ChildProcess;
  done: number;
  timer: NodeJS.Timeout;
}

/**
 * Processes pictures in separate processes, a few at a time and by turns. What a stranger's file does to memory and
 * processors happens there, and never where members are served.
 */
export function pictureProcesses({
  // Next to this file, wherever the build has put both.
  workerFile = path.join(__dirname, 'picture-worker.js'),
  atOnce = 2,
  timeLimit = 20_000,
  memoryLimit = 1024,
  ownMax = 20,
  allMax = 200,
}: Settings = {}) {
  const inTurn = fairQueue({ atOnce, ownMax, allMax });
  const idle: Waiting[] = [];

  function taken(): { child: ChildProcess; done: number } {
    const known = idle.pop();
    if (!known) return { child: startLimited(workerFile, memoryLimit), done: 0 };
    clearTimeout(known.timer);
    return known;
  }

  function putBack(child: ChildProcess, done: number) {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((one) => one.child === child),
        1,
      );
      child.kill('SIGKILL');
    }, IDLE_MS);
    timer.unref();
    idle.push({ child, done, timer });
  }

  async function answerOf(task: PictureTask): Promise<PictureAnswer> {
    const { child, done } = taken();
    const isHeic = task.work === 'chat' && /hei[cf]/.test(task.given.mime);
    try {
      const answer = await askLimited<PictureAnswer>(child, task, { timeLimit, memoryLimit });
      // The decoder's memory never shrinks.
      if (isHeic || done + 1 >= PICTURES_EACH) child.kill('SIGKILL');
      else putBack(child, done + 1);
      return answer;
    } catch (error) {
      child.kill('SIGKILL');
      throw error instanceof NoAnswer ? NO_ANSWER[error.why]() : error;
    }
  }

  /**
   * Runs one task for someone.
   * @throws 415 for a broken picture, 413 for one that takes too long or too much memory, 429 and 503 if too many
   * wait. Errors of a failing disk are passed on unchanged.
   */
  return async function work<K extends keyof PictureWork>(
    whose: string,
    name: K,
    given: Parameters<PictureWork[K]>[0],
  ): Promise<Awaited<ReturnType<PictureWork[K]>>> {
    const task = { work: name, given } as PictureTask;
    const answer = await inTurn(whose, () => answerOf(task)).catch((error: unknown) => {
      throw error instanceof QueueFull ? FULL[error.whose]() : error;
    });
    if ('made' in answer) return answer.made as Awaited<ReturnType<PictureWork[K]>>;
    if ('status' in answer) throw new Refusal(answer.status, answer.message);
    throw Object.assign(new Error(answer.message), { code: answer.code });
  };
}
