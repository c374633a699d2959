import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkNginx, hasNginx } from './nginx';
import { inRepository, readRepo } from './repository';

describe('the unit for systemd', () => {
  const unit = readRepo('deploy/hearthside.service');

  it('binds the server to this machine if it trusts a proxy', () => {
    expect(unit).toMatch(/^Environment=HOST=127\.0\.0\.1 TRUSTED_PROXIES=1\b/m);
  });

  it('starts what the repository has, restarts it whenever it ends, and lets it finish', () => {
    const [, script = ''] = /^ExecStart=\S+node (\S+)$/m.exec(unit) ?? [];
    expect(inRepository(script)).toBe(true);
    expect(unit).toMatch(/^Restart=always$/m);
    expect(unit).toMatch(/^TimeoutStopSec=30$/m);
  });
});

describe('the proxy that ends TLS', () => {
  const conf = readRepo('deploy/tls-proxy.conf');

  it('replaces whatever the visitor claims as their address', () => {
    expect(conf).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(conf).not.toContain('$proxy_add_x_forwarded_for');
  });

  const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
  it.runIf(hasNginx && hasOpenssl)('is accepted by nginx', () => {
    const home = mkdtempSync(join(tmpdir(), 'hearthside-tls-'));
    const [key, certificate] = [join(home, 'key.pem'), join(home, 'certificate.pem')];
    const subject = ['-subj', '/CN=portal.example.org', '-nodes', '-days', '1'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', certificate, ...subject],
      { stdio: 'ignore' },
    );
    const own = conf
      .replace(/\/etc\/letsencrypt\S+fullchain\.pem/, certificate)
      .replace(/\/etc\/letsencrypt\S+privkey\.pem/, key)
      .replace('listen 80;', 'listen 127.0.0.1:18080;')
      .replace('listen 443 ssl;', 'listen 127.0.0.1:18443 ssl;');
    const main = `pid ${home}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n`;
    writeFileSync(join(home, 'nginx.conf'), `${main}${own}}\n`);
    expect(() => checkNginx(home)).not.toThrow();
    rmSync(home, { recursive: true });
  });
});
