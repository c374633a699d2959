import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PATHS } from './paths.ts';
import { stopWithServers, type Server } from './server-process.ts';

/** A group of servers behind one port of the proxy. */
interface Group {
  port: number;
  servers: readonly Server[];
}

/** One group's part: what passes requests and sockets on as `deploy/nginx.conf` does. */
function groupConf({ port, servers }: Group): string {
  const members = servers.map(({ url }) => `server ${new URL(url).host};`).join(' ');
  return `
    upstream portal_${port} { ${members} keepalive 64; }
    server {
      listen 127.0.0.1:${port};
      client_max_body_size 110m;
      proxy_request_buffering off;
      proxy_http_version 1.1;
      proxy_read_timeout 120s;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $portal_connection;
      location / { proxy_pass http://portal_${port}; }
    }`;
}

/** Without the limits by address of `deploy/nginx.conf`, because here everybody comes from one. */
const confOf = (home: string, groups: readonly Group[]) => `daemon off;
pid ${home}/pid;
error_log ${home}/error.log warn;
worker_processes 1;
events { worker_connections 4096; }
http {
    access_log off;
    keepalive_requests 1000000;
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
    map $http_upgrade $portal_connection { '' ''; default upgrade; }
    ${groups.map(groupConf).join('\n')}
}
`;

/** Starts nginx in front of these groups of servers. */
export async function startProxy(groups: readonly Group[]): Promise<{ pid: number }> {
  const home = path.join(PATHS.run, 'nginx');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  // Its workers run as another user where root starts it, and write long bodies there.
  chmodSync(home, 0o777);
  const conf = path.join(home, 'nginx.conf');
  writeFileSync(conf, confOf(home, groups));
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}${path.delimiter}/usr/sbin` };
  const child = spawn('nginx', ['-p', home, '-c', conf], { env, stdio: ['ignore', 'ignore', 2] });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  stopWithServers(async () => {
    child.kill('SIGTERM');
    await gone;
  });
  for (const { port } of groups) {
    while (!(await fetch(`http://127.0.0.1:${port}/_health`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null || !child.pid) throw new Error('nginx did not start.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return { pid: child.pid ?? 0 };
}
