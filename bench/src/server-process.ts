import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PATHS } from './paths.ts';

export interface ServerSpec {
  name: string;
  cwd: string;
  /** What Node is started with: options, a script and its arguments. */
  args: string[];
  env: Record<string, string>;
  port: number;
  /** The path that answers as soon as the server is up. */
  health: string;
}

export interface Server {
  name: string;
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const BOOT_SECONDS = 90;
const running = new Set<Server>();
const stopsLater: (() => Promise<void>)[] = [];

/** Registers what else has to be stopped, such as a database. It is stopped after the servers that use it. */
export const stopWithServers = (stop: () => Promise<void>) => void stopsLater.unshift(stop);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}

/** Starts a server as its own process, on 127.0.0.1 only, and waits until it answers. */
export async function startServer(spec: ServerSpec): Promise<Server> {
  mkdirSync(PATHS.run, { recursive: true });
  const logFile = path.join(PATHS.run, `${spec.name}.log`);
  const log = openSync(logFile, 'w');
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, HOST: '127.0.0.1', PORT: String(spec.port), ...spec.env };
  const child = spawn(process.execPath, spec.args, {
    cwd: spec.cwd,
    env,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended = false;
  const end = new Promise<void>((resolve) => {
    child.once('exit', () => {
      ended = true;
      resolve();
    });
  });
  const url = `http://127.0.0.1:${spec.port}`;
  const server: Server = { name: spec.name, url, pid: child.pid ?? 0, stop };
  running.add(server);
  async function stop() {
    running.delete(server);
    if (ended) return;
    child.kill('SIGTERM');
    const reminder = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await end;
    clearTimeout(reminder);
  }

  const until = Date.now() + BOOT_SECONDS * 1000;
  while (!(await answers(url + spec.health))) {
    if (ended || Date.now() > until) {
      await stop();
      throw new Error(`${spec.name} did not start:\n${readFileSync(logFile, 'utf8').slice(-3000)}`);
    }
    await pause(100);
  }
  return server;
}

/** Does the work and leaves no server running, whether it succeeds, fails or is interrupted. */
export async function stoppingServers(work: () => Promise<void>) {
  const stopAll = async () => {
    await Promise.all([...running].map((server) => server.stop()));
    for (const stop of stopsLater.splice(0)) await stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopAll().then(() => process.exit(1)));
  }
  try {
    await work();
  } finally {
    await stopAll();
  }
}
