import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { stopWithServers } from './server-process.ts';

const PORT = 4491;

const answers = () =>
  new Promise<boolean>((resolve) => {
    const socket = connect(PORT, '127.0.0.1', () => socket.end('PING\r\n'));
    socket.once('error', () => resolve(false));
    socket.once('data', (reply) => resolve(reply.toString().startsWith('+PONG')));
  });

/** Starts a Redis server of the bench's own, which stores nothing on disk. */
export async function startRedis(): Promise<{ pid: number; url: string }> {
  const given = ['--port', String(PORT), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', given, { stdio: 'ignore' });
  const gone = new Promise<void>((resolve, reject) => {
    child.once('exit', () => resolve());
    child.once('error', () => reject(new Error('No redis-server on this machine.')));
  });
  stopWithServers(async () => {
    child.kill('SIGTERM');
    await gone;
  });
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('Redis did not start.');
    await Promise.race([gone, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  return { pid: child.pid ?? 0, url: `redis://127.0.0.1:${PORT}` };
}
