import { parentPort, workerData } from 'node:worker_threads';
import { all } from 'heic-decode';
import type { HeicAnswer, HeicTask } from './heic';

/** The brands the library looks for in front; a file may name another of the family first. */
const KNOWN = ['mif1', 'msf1', 'heic', 'heix', 'hevc', 'hevx'];

async function decode({ bytes, pixelsMax }: HeicTask): Promise<HeicAnswer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length >= 12 && !KNOWN.includes(file.toString('latin1', 8, 12))) file.write('heic', 8);
  try {
    const [first] = await all({ buffer: file });
    if (!first) return { problem: 'broken' };
    if (first.width * first.height > pixelsMax) return { problem: 'too many pixels' };
    return await first.decode();
  } catch (error) {
    const lacksMemory = error instanceof RangeError && /alloc/i.test(error.message);
    return { problem: lacksMemory ? 'no memory' : 'broken' };
  }
}

// Runs in a thread of its own, because decoding keeps a processor busy for seconds.
void decode(workerData as HeicTask).then((answer) => {
  parentPort?.postMessage(answer, 'data' in answer ? [answer.data.buffer] : []);
});
