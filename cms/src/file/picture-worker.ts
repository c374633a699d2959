import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';
import { Refusal } from '../http/refuse';
import { PICTURE_WORK, pictureRefusal, type PictureAnswer, type PictureTask } from './picture-work';

/** The server goes first for processor time, and this process is killed first when the machine runs out of memory. */
const NICE = 10;

function standBack() {
  try {
    setPriority(NICE);
    if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // If neither is allowed, the limits still hold.
  }
}

async function answerTo({ work, given }: PictureTask): Promise<PictureAnswer> {
  try {
    return { made: await PICTURE_WORK[work](given as never) };
  } catch (error) {
    const said = pictureRefusal(error) as Error & { code?: string };
    if (said instanceof Refusal) return { status: said.status, message: said.message };
    return { code: said.code, message: said.message };
  }
}

standBack();
sharp.cache(false);
sharp.concurrency(1);
process.on('message', (task) => {
  void answerTo(task as PictureTask).then((answer) => process.send?.(answer));
});
// The server has ended without notice.
process.on('disconnect', () => process.exit());
