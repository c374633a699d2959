import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from './harness/server';
import { logLines } from './harness/server-log';
import { server } from './harness/shared';

const { database } = server;
const file = database.client === 'sqlite' ? database.file : '';
const errors = (lines: string[]) => lines.filter((line) => /\] (error|fatal): /.test(line));

it(
  'a second server on the same SQLite file refuses to start, in one sentence',
  { timeout: 60_000 },
  async () => {
    const home = mkdtempSync(path.join(tmpdir(), 'hearthside-second-'));
    const upload = path.join(server.dataDir, 'tmp', 'being-uploaded');
    writeFileSync(upload, 'half of a film');
    const logFile = path.join(home, 'log');
    const second = await startServer({ after: { ...server, logFile }, wait: false });
    expect(await second.exited).toBe(1);
    const said = errors(logLines(logFile));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(
      new RegExp(`error: Another server is running on ${file}: this one does not start\\.$`),
    );
    expect(second.output()).not.toMatch(/^ +at /m);
    // Nor has it touched what the first one works with.
    rmSync(upload);
    expect((await fetch(`${server.baseUrl}/api/health`)).status).toBe(200);
    rmSync(home, { recursive: true });
  },
);
