import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { readRepo } from './repository';

const NGINX = 'nginx';

/** Debian installs it where not everybody's path looks. */
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}${delimiter}/usr/sbin` };

/** Whether nginx is installed here. */
export const hasNginx = (process.env.PATH ?? '')
  .split(delimiter)
  .concat('/usr/sbin')
  .some((folder) => {
    try {
      execFileSync(join(folder, NGINX), ['-v'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });

interface Setup {
  publicUrl?: string;
  /** The addresses of the two stand-in servers, as `127.0.0.1:port`. */
  servers: [first: string, second: string];
  tlsProxy?: string;
}

/** Starts nginx with the configuration in a folder. The returned function stops it and removes the folder. */
export function runNginx(home: string): () => Promise<void> {
  const args = ['-p', home, '-c', join(home, 'nginx.conf')];
  const child: ChildProcess = spawn(NGINX, args, { env, stdio: 'ignore' });
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(home, { recursive: true, force: true });
  };
}

/** A folder with the deployment's configuration, adapted to run on this machine. */
export async function nginxFolder(setup: Setup) {
  const { publicUrl = 'http://localhost:8080', servers, tlsProxy = '127.0.0.2' } = setup;
  const home = mkdtempSync(join(tmpdir(), 'hearthside-nginx-'));
  // If root starts nginx, it reads its files as another user.
  chmodSync(home, 0o755);
  const port = await freePort();
  mkdirSync(join(home, 'html/assets'), { recursive: true });
  writeFileSync(join(home, 'html/index.html'), '<title>Hearthside</title>');
  writeFileSync(join(home, 'html/assets/main-1a2b.js'), 'export {};');
  const server = readRepo('deploy/nginx.conf')
    .replaceAll('${PORTAL_URL}', publicUrl)
    .replaceAll('${PORTAL_TLS_PROXY}', tlsProxy)
    .replaceAll('cms-1:1337', servers[0])
    .replaceAll('cms-2:1337', servers[1])
    .replaceAll('cms:1337', servers[0])
    .replaceAll('127.0.0.11', '127.0.0.1')
    .replaceAll('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/var/log/nginx', home)
    .replaceAll('/usr/share/nginx/html', join(home, 'html'));
  writeFileSync(join(home, 'nginx.conf'), `${main(home)}\nhttp {\n${http(home)}\n${server}\n}\n`);
  return { home, port };
}

const main = (home: string) =>
  `daemon off;\npid ${home}/pid;\nerror_log stderr warn;\nevents {}\nworker_processes 1;`;

/** What the image's own nginx.conf has around our configuration. */
function http(home: string): string {
  const types = '/etc/nginx/mime.types';
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    ...(existsSync(types) ? [`include ${types};`] : []),
    'access_log off;',
    ...temp.map((name) => `${name}_temp_path ${home}/${name};`),
  ].join('\n');
}

/** What `nginx -t` says about a folder's configuration. Throws if nginx refuses it. */
export function checkNginx(home: string): void {
  execFileSync(NGINX, ['-t', '-p', home, '-c', join(home, 'nginx.conf')], { env, stdio: 'pipe' });
}

/** Starts nginx and waits until it listens. */
export async function startNginx(setup: Setup) {
  const { home, port } = await nginxFolder(setup);
  const stop = runNginx(home);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const log = () => readFileSync(join(home, 'access.log'), 'utf8');
  return { url, port, stop, log };
}

/** A port nobody is listening on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
