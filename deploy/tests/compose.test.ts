import { describe, expect, it } from 'vitest';
import { SECRETS } from '../../scripts/lib/env-file.mjs';
import { compose, fromEnvFile, service, services } from './compose-file';
import { inRepository, readRepo, serverSource } from './repository';

const REQUIRED = [
  'ADMIN_EMAIL',
  'DATABASE_CLIENT',
  'DATABASE_URL',
  'REDIS_URL',
  'STORAGE',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'PUBLIC_URL',
  'TRUSTED_PROXIES',
  'SMTP_URL',
  'MAIL_FROM',
  'SEED_DEMO',
  'BACKUP_DIR',
  ...SECRETS.map(({ key }) => key),
];

describe('services', () => {
  it.each(services)('%s comes from a pinned image or a Dockerfile that exists', (_name, one) => {
    if (one.build) expect(inRepository(one.build.dockerfile)).toBe(true);
    else expect(one.image).toMatch(/:(\d+\.\d+(\.\d+)?|RELEASE\.[\dTZ-]+)(-\w+)?$/);
  });

  it.each(services)('%s has a memory limit, and gains no rights', (_name, one) => {
    expect(one.mem_limit).toMatch(/^\d+[mg]$/);
    expect(one.security_opt).toContain('no-new-privileges:true');
  });

  it.each(services.filter(([name]) => name !== 'minio-bucket'))(
    '%s has a health check and is restarted',
    (_name, { restart, healthcheck }) => {
      expect(restart).toBe('unless-stopped');
      expect(healthcheck?.test[0]).toBe('CMD');
    },
  );

  it('publish no port except the proxy’s', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
  });

  it('declare every volume they mount', () => {
    const all = services.flatMap(([, { volumes = [] }]) => volumes);
    // What a setting may replace has the name of a volume as its default.
    const mounted = all.map((v) => v.replace(/^\$\{\w+:-(\w+)\}/, '$1').split(':')[0]);
    const named = mounted.filter((source) => !source?.startsWith('./'));
    expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort());
    const files = mounted.filter((source) => source?.startsWith('./')) as string[];
    for (const file of files) expect(inRepository(file.slice(2)), file).toBe(true);
  });
});

describe('networks', () => {
  const on = (network: string) =>
    services
      .filter(([, { networks }]) =>
        (Array.isArray(networks) ? networks : Object.keys(networks)).includes(network),
      )
      .map(([name]) => name)
      .sort();

  it('let the proxy reach the servers and nothing else', () => {
    expect(on('public')).toEqual(['proxy']);
    expect(on('servers')).toEqual(['cms-1', 'cms-2', 'proxy']);
  });

  it('keep database, Redis and bucket away from the proxy and from the way out', () => {
    expect(on('data')).toEqual(['cms-1', 'cms-2', 'minio', 'minio-bucket', 'postgres', 'redis']);
    expect(on('outside')).toEqual(['cms-1', 'cms-2']);
    for (const name of ['servers', 'data']) expect(compose.networks[name]?.internal).toBe(true);
  });
});

describe('secrets of the services', () => {
  it('don’t let the servers in as an administrator', () => {
    const { DATABASE_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, REDIS_URL } =
      service('cms-1').environment ?? {};
    expect(DATABASE_URL).toMatch(/^postgres:\/\/hearthside:\$\{POSTGRES_PASSWORD:/);
    const postgres = service('postgres').environment;
    expect(postgres).toMatchObject({
      POSTGRES_PASSWORD: expect.stringContaining('${POSTGRES_ADMIN_PASSWORD:'),
      PORTAL_PASSWORD: expect.stringContaining('${POSTGRES_PASSWORD:'),
    });
    expect(postgres).not.toHaveProperty('POSTGRES_USER');
    const minio = service('minio').environment;
    expect(minio?.MINIO_ROOT_USER).not.toBe(S3_ACCESS_KEY_ID);
    expect(minio?.MINIO_ROOT_PASSWORD).not.toBe(S3_SECRET_ACCESS_KEY);
    expect(REDIS_URL).toMatch(/^redis:\/\/:\$\{REDIS_PASSWORD:/);
  });

  it('are on no command line', () => {
    for (const [name, { command = [] }] of services)
      expect(command.join(' '), name).not.toMatch(/(?<!\$)\$\{\w*(PASSWORD|SECRET|KEY)/);
  });
});

describe('order of starting', () => {
  it('waits for health, or for the end of what runs once', () => {
    for (const [name, { depends_on: wanted = {} }] of services)
      for (const [other, { condition }] of Object.entries(wanted)) {
        const once = !service(other).healthcheck;
        const expected = once ? 'service_completed_successfully' : 'service_healthy';
        expect(condition, `${name} waits for ${other}`).toBe(expected);
      }
  });

  it('starts one server first, and the other and the proxy after it', () => {
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

  it('lack none of those an operator can set, except for what compose decides itself', () => {
    const table = readRepo('docs/operations.md').matchAll(/^\| ((?:`[A-Z_0-9]+`(?:, )?)+) +\|/gm);
    const documented = [...table].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
    const LEFT_OUT = [
      // The image sets it.
      'TZ',
      // For SQLite, files in a folder, and a portal that the server serves itself.
      'DATABASE_FILE',
      'DATA_DIR',
      'PORTAL_DIR',
      // In containers metrics are asked for by a token, on the port there is.
      'METRICS_PORT',
      'METRICS_HOST',
      // Its servers always make backups: BACKUP_DIR is their volume.
      'BACKUPS',
      // Their defaults fit every installation.
      'DATABASE_POOL_MAX',
      'GIVEBUTTER_API_URL',
      'LOG_LEVEL',
      'PUSH_DELAY_SECONDS',
      'LIMITS_FACTOR',
      'DATABASE_STATEMENT_TIMEOUT_MS',
      'DATABASE_LOCK_TIMEOUT_MS',
      'DATABASE_ACQUIRE_TIMEOUT_MS',
      'PICTURE_PROCESSES',
      'PICTURE_MEMORY_MB',
      'HTTP_HEADERS_TIMEOUT_MS',
      'HTTP_BODY_TIMEOUT_MS',
      'HTTP_IDLE_TIMEOUT_MS',
      'S3_TIMEOUT_MS',
      'SHUTDOWN_GRACE_MS',
      'WATCHDOG_SECONDS',
    ];
    expect(documented.length).toBeGreaterThan(30);
    for (const name of documented)
      if (!LEFT_OUT.includes(name)) expect(Object.keys(passed), name).toContain(name);
  });

  it('give requests in flight half a minute to finish', () => {
    expect(service('cms-1').stop_grace_period).toBe('30s');
    // Same as in the systemd unit. The servers themselves give up some seconds earlier.
    expect(readRepo('docs/operations.md')).toMatch(/^\| `SHUTDOWN_GRACE_MS` +\| 25000 /m);
    expect(readRepo('cms/src/http/limit-connections.ts')).toContain(
      "env.int('SHUTDOWN_GRACE_MS', 25 * SECOND)",
    );
  });

  it('plant no demo data and trust one proxy', () => {
    expect(passed).toMatchObject({ SEED_DEMO: 'false', TRUSTED_PROXIES: '1' });
  });

  it('hold no secret in the file itself', () => {
    for (const name of [...SECRETS.map(({ key }) => key), 'S3_SECRET_ACCESS_KEY', 'SMTP_URL'])
      expect(passed[name]).toMatch(/^\$\{\w+:\?/);
  });

  it('come from exactly the names in the sample of deploy/.env', () => {
    const sample = [...readRepo('deploy/env.example').matchAll(/^(\w+)=/gm)].map(([, key]) => key);
    expect([...fromEnvFile].sort()).toEqual([...sample].sort());
  });
});
