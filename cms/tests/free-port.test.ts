import { expect, it, vi } from 'vitest';

/** The harness as a process of its own has it. */
async function anotherProcess() {
  vi.resetModules();
  return import('./harness/free-port');
}

it('a port of the tests is given to one process alone, also while nothing listens on it yet', async () => {
  const [one, other] = [await anotherProcess(), await anotherProcess()];
  const ports = [await one.freePort(), await other.freePort()];
  expect(new Set(ports).size).toBe(2);
  ports.forEach(one.releasePort);
});
