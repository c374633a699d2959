import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pdfReader } from './pdf-words';

const CMS = path.join(__dirname, '../..');
const MODULES = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
};
let folder = '';
/** A program as the build compiles it, next to the server's packages. */
async function program(name: string, source: string) {
  const file = path.join(folder, `${name}.js`);
  await writeFile(file, ts.transpileModule(source, { compilerOptions: MODULES }).outputText);
  return file;
}
let workerFile = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthside-pdf-'));
  await symlink(path.join(CMS, 'node_modules'), path.join(folder, 'node_modules'));
  const source = await readFile(path.join(__dirname, 'pdf-words-worker.ts'), 'utf8');
  workerFile = await program('pdf-words-worker', source);
});
afterAll(() => rm(folder, { recursive: true }));

async function pdf(pages: readonly string[], options = {}): Promise<Buffer> {
  const document = new PdfDocument({ autoFirstPage: false, ...options });
  for (const text of pages) document.addPage().text(text);
  document.end();
  return buffer(document);
}
const read = (bytes: Uint8Array, most = 1000) => pdfReader({ workerFile }).words(bytes, most);

describe('the words of a PDF', () => {
  it('are read from all its pages, up to the requested length', async () => {
    const bytes = await pdf(['Marmalade the cat', 'inherits Größe']);
    expect((await read(bytes)).split(/\s+/).filter(Boolean)).toEqual(
      'Marmalade the cat inherits Größe'.split(' '),
    );
    expect(await read(bytes, 9)).toBe('Marmalade');
  });

  it('have a form feed between the pages, also after an empty one', async () => {
    const words = await read(await pdf(['Marmalade the cat', '', 'inherits']));
    expect(words.split('\f').map((page) => page.trim().split(/\s+/)[0])).toEqual([
      'Marmalade',
      '',
      'inherits',
    ]);
  });

  it('are empty for a broken or locked file', async () => {
    expect(await read(Buffer.from('%PDF-1.7 and nothing more'))).toBe('');
    expect(await read(await pdf(['Secret'], { userPassword: 'key' }))).toBe('');
  });

  it('come with a state that says whether people can open the file', async () => {
    const { state } = pdfReader({ workerFile });
    expect(await state(await pdf(['Marmalade']))).toBe('fine');
    // Everyone can open it; only what they may do with it is limited.
    expect(await state(await pdf(['Marmalade'], { ownerPassword: 'key' }))).toBe('fine');
    expect(await state(await pdf(['Secret'], { userPassword: 'key' }))).toBe('locked');
    expect(await state(Buffer.from('%PDF-1.7 and nothing more'))).toBe('broken');
    expect(await state(await pdf([]))).toBe('broken');
  });

  it('are empty for a file that takes too long or too much memory', async () => {
    const slow = await program('slow', 'setInterval(() => undefined, 1000);');
    expect(await pdfReader({ workerFile: slow, timeLimit: 300 }).words(Buffer.from(''), 9)).toBe(
      '',
    );
    const hungry = await program(
      'hungry',
      'const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length));',
    );
    const limits = { workerFile: hungry, memoryLimit: 24, timeLimit: 10_000 };
    expect(await pdfReader(limits).words(Buffer.from(''), 9)).toBe('');
  });

  it('are empty for a file that fills buffers, which do not count as JavaScript memory', async () => {
    const pidFile = path.join(folder, 'pid');
    const hungry = await program(
      'buffers',
      `require('node:fs').writeFileSync(${JSON.stringify(pidFile)}, String(process.pid));
       const kept = [];
       // No more than the test's machine has, should nobody stop it.
       process.on('message', () => { while (kept.length < 150) kept.push(new Uint8Array(1e7).fill(1)); });`,
    );
    // Far beyond this test's own limit: it is the memory that ends the program.
    const limits = { workerFile: hungry, memoryLimit: 200, timeLimit: 600_000 };
    expect(await pdfReader(limits).words(Buffer.from(''), 9)).toBe('');
    const pid = Number(await readFile(pidFile, 'utf8'));
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 10_000);
  });

  it('are read by a process without the server’s environment', async () => {
    const curious = await program(
      'curious',
      'process.send({ words: JSON.stringify(process.env) });',
    );
    process.env.HEARTHSIDE_SECRET = 'canary';
    expect(await pdfReader({ workerFile: curious }).words(Buffer.from(''), 9)).not.toContain(
      'canary',
    );
    delete process.env.HEARTHSIDE_SECRET;
  });
});
