import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { explain } from '../lib/install.mjs';
import { nodeProblem } from '../lib/node-version.mjs';
import { requirePort } from '../lib/port.mjs';
import { duration } from '../lib/say.mjs';
import { healthUrl, serverEnv } from '../lib/server.mjs';
import { SUITES } from '../lib/suites.mjs';
import { pick } from '../lib/test-main.mjs';

describe('Node', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '24.99.1'])('accepts %s', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });
  it.each(['18.20.0', '20.18.3', '25.0.0', '26.1.0'])(
    'gets a message about the versions needed if it is %s',
    (version) => {
      expect(nodeProblem(version)).toContain(`this is Node ${version}`);
    },
  );
});

describe('the port', () => {
  it('is accepted if it is free, and otherwise refused with what to do', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as AddressInfo;
    await expect(requirePort('127.0.0.1', String(port))).rejects.toThrow(
      /already in use.*\n.*PORT=/,
    );
    await new Promise((resolve) => taken.close(resolve));
    await expect(requirePort('127.0.0.1', String(port))).resolves.toBeUndefined();
  });
  it.each(['0', '-1', 'http', '70000', '13.5'])('can’t be %s', async (wanted) => {
    await expect(requirePort('127.0.0.1', wanted)).rejects.toThrow('a port is a number');
  });
});

describe('the server’s environment', () => {
  it('is a demo on 1337 by default', () => {
    const expected = { PORT: '1337', PUBLIC_URL: 'http://localhost:1337', SEED_DEMO: 'true' };
    expect(serverEnv({})).toMatchObject({ ...expected, HOST: '0.0.0.0', TZ: 'UTC' });
  });
  it('keeps what the person set', () => {
    const given = { PORT: '80', SEED_DEMO: 'false', PUBLIC_URL: 'https://p.example', MY: '1' };
    expect(serverEnv(given)).toMatchObject(given);
    expect(serverEnv({ PORT: '4000' }).PUBLIC_URL).toBe('http://localhost:4000');
  });
  it.each([
    ['0.0.0.0', 'http://127.0.0.1:1/api/health'],
    ['10.0.0.5', 'http://10.0.0.5:1/api/health'],
    ['::1', 'http://[::1]:1/api/health'],
  ])('leads the health check of %s to %s', (host, url) => expect(healthUrl(host, '1')).toBe(url));
});

describe('a failed install', () => {
  it.each(['getaddrinfo EAI_AGAIN', 'ERR_PNPM_META_FETCH_FAIL', 'connect ECONNREFUSED'])(
    'with %s is explained by the network',
    (text) => expect(explain(text)).toContain('does not reach the package registry'),
  );
  it('otherwise points to the output above', () => {
    expect(explain('ERR_PNPM_OUTDATED_LOCKFILE')).toContain('the lines above');
  });
});

describe('suites', () => {
  const names = (only?: string) => pick(SUITES, only).map(({ name }) => name);
  it('are all run, or those that are requested', () => {
    expect(names()).toHaveLength(SUITES.length);
    expect(names('api')).toEqual(['api']);
    expect(names('LINT, journeys')).toEqual(['lint', 'journeys', 'other journeys']);
  });
  it('are refused if they don’t exist', () => {
    expect(() => names('apy')).toThrow('No suite is called "apy"');
    expect(() => names('')).toThrow();
  });
  it('have unique names', () => {
    expect(new Set(names()).size).toBe(SUITES.length);
  });
});

it.each([
  [940, '0.9 s'],
  [12_400, '12 s'],
  [65_000, '1 min 05 s'],
])('%d ms reads as %s', (ms, text) => expect(duration(ms)).toBe(text));
