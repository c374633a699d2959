import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fakeServer } from './fake-server';
import { checkNginx, freePort, hasNginx, runNginx } from './nginx';
import { readRepo } from './repository';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!hasCaddy) console.log('caddy is not installed here: its sample is not tried.');

const NAME = 'portal.example.org';
/** What a visitor claims about themselves, to be taken for somebody else. */
const CLAIMS = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': 'evil.example',
  forwarded: 'for=203.0.113.7',
};

/** Asks a proxy on this machine by the portal's name, whatever its certificate. */
function ask(port: number, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', servername: NAME, rejectUnauthorized: false };
    const call = request({ ...options, path: '/api/health?a=b', headers }, (response) => {
      let text = '';
      response.on('data', (part) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    });
    call.on('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve({ status: statusCode, text: '' });
    });
    call.on('error', reject).end();
  });
}

const whenItAnswers = (port: number) =>
  vi.waitFor(async () => expect((await ask(port, { host: NAME })).status).toBe(200), {
    timeout: 20_000,
  });

const UPGRADE = { connection: 'Upgrade', upgrade: 'websocket' };

/** What both samples have to do. */
function passesOnWhatItShould(
  server: () => Awaited<ReturnType<typeof fakeServer>>,
  port: () => number,
) {
  it('passes requests on with the visitor\u2019s own address, whatever they claim', async () => {
    const { status, text } = await ask(port(), { host: NAME, ...CLAIMS });
    expect([status, text]).toEqual([200, 'cms']);
    const { url, headers } = server().last() ?? {};
    expect(url).toBe('/api/health?a=b');
    expect(headers).toMatchObject({
      host: NAME,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': NAME,
    });
    expect(headers?.forwarded).toBeUndefined();
  });

  it('passes web sockets on', async () => {
    expect((await ask(port(), { host: NAME, ...UPGRADE })).status).toBe(101);
    expect(server().last()?.headers.upgrade).toBe('websocket');
  });
}

describe.skipIf(!hasNginx || !hasOpenssl)('the sample for nginx', () => {
  let cms: Awaited<ReturnType<typeof fakeServer>>;
  let [plain, tls] = [0, 0];
  let stop: () => Promise<void>;

  beforeAll(async () => {
    cms = await fakeServer('cms');
    [plain, tls] = [await freePort(), await freePort()];
    const home = mkdtempSync(join(tmpdir(), 'hearthside-tls-'));
    // If root starts nginx, it reads its files as another user.
    chmodSync(home, 0o755);
    const [key, certificate] = [join(home, 'key.pem'), join(home, 'certificate.pem')];
    const subject = ['-subj', `/CN=${NAME}`, '-nodes', '-days', '1'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', certificate, ...subject],
      { stdio: 'ignore' },
    );
    const own = readRepo('deploy/tls-proxy.conf')
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
      .replaceAll(/ *listen \[::\].*\n/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${tls} ssl;`)
      .replace('127.0.0.1:1337', cms.address);
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${home}/${name};\n`)
      .join('');
    const main = `daemon off;\npid ${home}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temp}`;
    writeFileSync(join(home, 'nginx.conf'), `${main}${own}}\n`);
    expect(() => checkNginx(home)).not.toThrow();
    stop = runNginx(home);
    await whenItAnswers(tls);
  }, 30_000);
  afterAll(async () => {
    await stop();
    await cms.stop();
  });

  passesOnWhatItShould(
    () => cms,
    () => tls,
  );

  it('sends who comes without TLS to https', async () => {
    const options = { headers: { host: NAME }, redirect: 'manual' } as const;
    const { status, headers } = await fetch(`http://127.0.0.1:${plain}/users?page=2`, options);
    expect([status, headers.get('location')?.startsWith('https://')]).toEqual([301, true]);
    expect(headers.get('location')).toContain('/users?page=2');
  });
});

describe.skipIf(!hasCaddy)('the sample for Caddy', () => {
  const home = mkdtempSync(join(tmpdir(), 'hearthside-caddy-'));
  const env = { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home };
  const sample = readRepo('deploy/Caddyfile');
  const file = join(home, 'Caddyfile');
  let cms: Awaited<ReturnType<typeof fakeServer>>;
  let tls = 0;
  let stop = async () => {};

  beforeAll(async () => {
    cms = await fakeServer('cms');
    tls = await freePort();
    // A certificate of its own, and nothing outside of the folder.
    const own = sample
      .replace(
        '{\n\tservers',
        '{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n\tservers',
      )
      .replace(`${NAME} {`, `${NAME}:${tls} {\n\tbind 127.0.0.1\n\ttls internal`)
      .replace('127.0.0.1:1337', cms.address);
    writeFileSync(file, own);
    const child = spawn('caddy', ['run', '--config', file], { env, cwd: home, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    stop = async () => {
      // It would wait for connections that are kept open.
      child.kill('SIGKILL');
      await ended;
    };
    await whenItAnswers(tls);
  }, 30_000);
  afterAll(async () => {
    await stop();
    await cms.stop();
    rmSync(home, { recursive: true, force: true });
  });

  it('is read by caddy without a warning, as it is', () => {
    const path = join(home, 'sample');
    writeFileSync(path, sample);
    const args = ['validate', '--adapter', 'caddyfile', '--config', path];
    const { status, stderr } = spawnSync('caddy', args, { env, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    expect(
      stderr.split('\n').filter((line) => /"level":"(warn|error)"|\tWARN\t/.test(line)),
    ).toEqual([]);
  });

  passesOnWhatItShould(
    () => cms,
    () => tls,
  );
});

it('the sample for nginx replaces whatever the visitor claims as their address', () => {
  const conf = readRepo('deploy/tls-proxy.conf');
  expect(conf).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(conf).not.toContain('$proxy_add_x_forwarded_for');
});
