import { spawn, spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { freePort } from './free-port';
import { until } from './until';

/** Whether this machine has a Redis server to start. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end('PING\r\n'));
    socket.once('error', () => resolve(false));
    socket.once('data', (reply) => resolve(reply.toString().startsWith('+PONG')));
  });

/** The tests' own Redis server, which stores nothing on disk. */
export async function startRedis() {
  const port = await freePort();
  const options = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ];
  const server = spawn('redis-server', options, { stdio: 'ignore' });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await until('Redis answers', () => answers(port));
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await gone;
    },
  };
}
