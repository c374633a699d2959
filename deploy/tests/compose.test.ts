import { describe, expect, it } from 'vitest';
import { SECRETS } from '../../scripts/lib/env-file.mjs';
import { compose, fromEnvFile, service, services } from './compose-file';
import { inRepository, readRepo, serverSource } from './repository';

const REQUIRED = [
  ...['DATABASE_CLIENT', 'DATABASE_URL', 'REDIS_URL', 'STORAGE', 'S3_ENDPOINT', 'S3_BUCKET'],
  ...['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'PUBLIC_URL', 'TRUSTED_PROXIES'],
  ...['SMTP_URL', 'MAIL_FROM', 'SEED_DEMO', ...SECRETS.map(({ key }) => key)],
];

describe('services', () => {
  it.each(services)('%s comes from a pinned image or a Dockerfile that exists', (_name, one) => {
    if (one.build) expect(inRepository(one.build.dockerfile)).toBe(true);
    else expect(one.image).toMatch(/^[\w./-]+:(?!latest$)[\w.-]+$/);
  });

  it.each(services.filter(([name]) => name !== 'minio-bucket'))(
    '%s is watched and started again',
    (_name, { restart, healthcheck }) => {
      expect(restart).toBe('unless-stopped');
      expect(healthcheck?.test[0]).toBe('CMD');
    },
  );

  it('publishes a port of the proxy and of nothing else', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
  });

  it('declares every volume it mounts', () => {
    const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((v) => v.split(':')[0]));
    expect(mounted.sort()).toEqual(Object.keys(compose.volumes).sort());
  });
});

describe('order of starting', () => {
  it('waits for health, or for the end of what is done once', () => {
    for (const [name, { depends_on: wanted = {} }] of services)
      for (const [other, { condition }] of Object.entries(wanted)) {
        const once = !service(other).healthcheck;
        const expected = once ? 'service_completed_successfully' : 'service_healthy';
        expect(condition, `${name} waits for ${other}`).toBe(expected);
      }
  });

  it('starts one server, then the other, then the proxy', () => {
    const first = Object.keys(service('cms-1').depends_on ?? {});
    expect(first.sort()).toEqual(['minio-bucket', 'postgres', 'redis']);
    expect(Object.keys(service('cms-2').depends_on ?? {})).toEqual(['cms-1']);
    expect(Object.keys(service('proxy').depends_on ?? {})).toEqual(['cms-1']);
  });
});

describe('settings of the servers', () => {
  const passed = service('cms-1').environment ?? {};

  it('are the same on both', () => {
    expect(service('cms-2').environment).toEqual(passed);
  });

  it.each(REQUIRED)('%s is passed', (name) => {
    expect(passed).toHaveProperty(name);
  });

  it.each(Object.keys(passed))('%s is read by the server', (name) => {
    expect(new RegExp(`['".]${name}\\b`).test(serverSource())).toBe(true);
  });

  it('plant no demo data and trust one proxy', () => {
    expect(passed).toMatchObject({ SEED_DEMO: 'false', TRUSTED_PROXIES: '1' });
  });

  it('hold no secret in the file itself', () => {
    for (const name of [...SECRETS.map(({ key }) => key), 'S3_SECRET_ACCESS_KEY', 'SMTP_URL'])
      expect(passed[name]).toMatch(/^\$\{\w+:\?/);
  });

  it('come from names the sample of deploy/.env has, all of them', () => {
    const sample = [...readRepo('deploy/env.example').matchAll(/^(\w+)=/gm)].map(([, key]) => key);
    expect([...fromEnvFile].sort()).toEqual([...sample].sort());
  });
});
