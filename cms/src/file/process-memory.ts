import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How much memory a local process uses, in MB; null if that is unknown, for example because it has ended. */
export async function memoryOf(pid: number): Promise<number | null> {
  try {
    const [, kilobytes] =
      process.platform === 'linux'
        ? (/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [])
        : ['', (await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout];
    return kilobytes ? Number(kilobytes) / 1024 : null;
  } catch {
    return null;
  }
}
