import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRepo } from './paths.mjs';
import { startSeparateServer } from './separate-server.mjs';

/** Loaded into a server, it moves its clock by the milliseconds that the file `clock` in its data folder says. */
const CLOCK = pathToFileURL(inRepo('cms', 'tests', 'harness', 'clock-on-demand.mjs')).href;

/**
 * Starts the built server with a fresh demo, on data of its own that go when it stops.
 * @param {Date} now what its clock says when it starts
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startDemo(now) {
  const data = mkdtempSync(join(tmpdir(), 'hearthside-pictures-'));
  const removeData = () => rmSync(data, { recursive: true, force: true });
  writeFileSync(join(data, 'clock'), String(now.getTime() - Date.now()));
  const more = { SEED_DEMO: 'true', LIMITS_FACTOR: '100', NODE_OPTIONS: `--import ${CLOCK}` };
  try {
    const { url, stop } = await startSeparateServer(data, more);
    return { url, stop: () => stop().finally(removeData) };
  } catch (error) {
    removeData();
    throw error;
  }
}
