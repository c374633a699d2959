import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject } from 'vitest';

/** The house itself. */
export const ROOT = path.resolve(import.meta.dirname, '../../..');
export const VITEST = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
export const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');
/** TypeScript 7, which compiles the server in a third of the time. It does not read the contract’s configuration. */
export const TSC_7 = path.join(ROOT, 'node_modules/typescript-7/bin/tsc');
/** Everything is compiled and a server started, on a machine that may do other things besides. */
export const LONG = { timeout: 900_000 };

/** What is put before a text that stands in a file once. */
type Insert = [before: string, added: string];
/**
 * How files that are there already are edited. What a command writes has the command's name; where an insertion does
 * not do, a function makes the new text.
 */
export type Edits = Record<
  string,
  readonly Insert[] | ((text: string) => string) | 'openapi' | 'texts'
>;

/** The files that one chapter of CONTRIBUTING names with this beginning of their line. */
export function filesListed(title: string, line: RegExp): string[] {
  const [, chapter = ''] =
    new RegExp(`^## ${title}\\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(
      readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8'),
    ) ?? [];
  return [...chapter.matchAll(line)].map(([, file = '']) => file);
}

/** A copy of the house, to be built on as CONTRIBUTING says, and thrown away after the tests of the file. */
export function houseCopy(name: string) {
  const copy = mkdtempSync(path.join(tmpdir(), `hearthside-${name}-`));
  afterAll(() => rmSync(copy, { recursive: true, force: true }));
  const inCopy = (file: string) => path.join(copy, file);

  /** Copies the house without what is not asked for; libraries are those of this one. */
  function fill() {
    symlinkSync(path.join(ROOT, 'node_modules'), inCopy('node_modules'));
    symlinkSync(path.join(ROOT, 'rich-text'), inCopy('rich-text'));
    const isLeftOut = /^(?:cms\/(?:data|build|\.strapi|\.cache)|web\/dist)$|\/\.vite$/;
    for (const part of ['contract', 'cms', 'web', 'docs', 'package.json', 'tsconfig.base.json']) {
      cpSync(path.join(ROOT, part), inCopy(part), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !isLeftOut.test(path.relative(ROOT, source)),
      });
    }
  }

  function edit(edits: Edits) {
    for (const [file, how] of Object.entries(edits)) {
      if (how === 'openapi' || how === 'texts') continue;
      let text = readFileSync(inCopy(file), 'utf8');
      if (typeof how === 'function') text = how(text);
      else {
        for (const [before, added] of how) {
          expect(text.split(before), `${file} has ${before} once`).toHaveLength(2);
          text = text.replace(before, () => added + before);
        }
      }
      writeFileSync(inCopy(file), text);
    }
  }

  /** Runs a program of Node's in the copy, and tells what it said where it failed. */
  async function run(folder: string, args: readonly string[], env: Record<string, string> = {}) {
    const { PATH = '', HOME = '' } = process.env;
    const child = spawn(process.execPath, args, {
      cwd: inCopy(folder),
      env: { PATH, HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
    const code = await new Promise((resolve) => child.once('close', resolve));
    return code === 0 ? '' : said;
  }

  /**
   * Compiles the server, and tells what is wrong with it. Never incrementally: TypeScript 7.0.2 breaks off ("Diagnostic
   * emitted without context") where it goes on from the state of an earlier compilation.
   */
  const compileServer = () =>
    run('cms', [TSC_7, '-p', '.', '--incremental', 'false', '--tsBuildInfoFile', 'null']);

  /** Runs tests of the API in the copy. Tells what failed, and how many of each file passed. */
  async function runApi(tests: readonly string[], names: string) {
    const tables = inject('tables');
    const env = {
      BUILT: 'true',
      DATABASE_CLIENT: 'sqlite',
      SEED_DEMO: 'false',
      TABLES_FROM: tables.client === 'sqlite' ? tables.file : '',
    };
    const report = inCopy('report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const args = [VITEST, 'run', '--project', 'api', ...tests, '-t', names, ...reporters];
    const failed = await run('cms', args, env);
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      testResults: { name: string; assertionResults: { status: string }[] }[];
    };
    const passed = testResults.map(({ name: file, assertionResults }) => [
      path.basename(file),
      assertionResults.filter(({ status }) => status === 'passed').length,
    ]);
    return { failed, passed: Object.fromEntries(passed) as Record<string, number> };
  }

  /** Writes the portal's catalogues in the copy. Tells which of those that this house has are others there. */
  async function writeTexts() {
    const texts = [VITEST, 'run', 'language/catalogues.test.ts'];
    expect(await run('web', texts, { WRITE_TEXTS: '1' })).toBe('');
    const folder = 'web/language/en';
    return readdirSync(path.join(ROOT, folder))
      .map((file) => `${folder}/${file}`)
      .filter(
        (file) =>
          readFileSync(path.join(ROOT, file), 'utf8') !== readFileSync(inCopy(file), 'utf8'),
      );
  }

  return { inCopy, fill, edit, run, compileServer, runApi, writeTexts };
}
