import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { PATHS } from './paths.ts';
import type { Answered, Asked } from './inbox-windows.ts';

const ask = (child: ChildProcess, asked: Asked) =>
  new Promise<number[]>((resolve, reject) => {
    const gone = () => reject(new Error('The process of the windows has ended.'));
    child.once('exit', gone);
    child.once('message', ({ waits }: Answered) => {
      child.removeListener('exit', gone);
      resolve(waits);
    });
    child.send(asked);
  });

/** Starts the process that holds the receiving windows. */
export function startWindows() {
  const child = fork(path.join(PATHS.bench, 'src', 'inbox-windows.ts'), {
    cwd: PATHS.bench,
    execArgv: ['--import', 'tsx'],
  });
  return {
    open: (name: string, url: string, windows: { memberId: number; auth: object }[]) =>
      ask(child, { open: name, url, windows }),
    /** How long each message took that has arrived since the last call, in milliseconds. */
    collect: (name: string) => ask(child, { collect: name }),
    close: (name: string) => ask(child, { close: name }),
    stop: () => void child.kill(),
  };
}
