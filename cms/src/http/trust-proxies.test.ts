import type { Core } from '@strapi/strapi';
import { afterEach, expect, it, vi } from 'vitest';
import { trustProxies } from './trust-proxies';

afterEach(() => vi.unstubAllEnvs());

/** What a server with these settings warns of, and how many forwarded addresses it trusts. */
function started(settings: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const app: { maxIpsCount?: number } = {};
  const warn = vi.fn<(text: string) => void>();
  trustProxies({ server: { app }, log: { warn } } as unknown as Core.Strapi);
  return { believed: app.maxIpsCount, said: warn.mock.calls.map(([text]) => text) };
}

it.each([undefined, '0.0.0.0', '::'])(
  'a server that trusts a proxy and listens on %s warns that others can reach it directly',
  (HOST) => {
    const { believed, said } = started({ TRUSTED_PROXIES: '1', HOST });
    expect(believed).toBe(1);
    expect(said).toEqual([expect.stringContaining('Set HOST=127.0.0.1')]);
  },
);

it('a server that only its proxy reaches, or that trusts no proxy, warns of nothing', () => {
  expect(started({ TRUSTED_PROXIES: '1', HOST: '127.0.0.1' })).toEqual({ believed: 1, said: [] });
  expect(started({ TRUSTED_PROXIES: '0', HOST: '0.0.0.0' }).said).toEqual([]);
});
