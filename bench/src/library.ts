import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FILM_MB, GOALS, LIBRARY_SIZES, LOAD } from './goals.ts';
import { COMMON_WORD, fillLibrary, RARE_WORD, readerAmong } from './library-data.ts';
import { measureFilm } from './library-film.ts';
import { measureInTurns, type Measured } from './load.ts';
import { median, medianRatio } from './numbers.ts';
import { PATHS } from './paths.ts';
import { ADMIN } from './people.ts';
import { portalToken, startPortal } from './portal.ts';
import { machine } from './report.ts';
import { ask } from './same-answer.ts';
import { seededDatabases } from './seeded.ts';
import { stoppingServers } from './server-process.ts';
import { signIn } from './sign-in.ts';

let port = 4260;
/** `small`: only whether everything runs, at sizes that tell nothing. */
const isTrial = process.argv.includes('small');
const sizes = isTrial ? ([200, 1_000] as const) : LIBRARY_SIZES;
const load = isTrial ? { ...LOAD, rounds: 1, warmUpSeconds: 1, seconds: 1 } : LOAD;

interface Asked {
  question: string;
  as: 'admin' | 'reader';
  path: (folder: string) => string;
}

const QUESTIONS: Asked[] = [
  { question: 'list of a tab, reader', as: 'reader', path: () => '/api/library/all?section=forms' },
  { question: 'videos, reader', as: 'reader', path: () => '/api/library/all?section=videos' },
  {
    question: 'folder, reader',
    as: 'reader',
    path: (folder) => `/api/library/all?section=pet_care&folder=${folder}`,
  },
  {
    question: 'folders with counts, reader',
    as: 'reader',
    path: () => '/api/library/folders?section=pet_care',
  },
  {
    question: 'search, reader',
    as: 'reader',
    path: () => `/api/library/all?search=${RARE_WORD.slice(0, 6)}`,
  },
  {
    question: 'search for what all have, reader',
    as: 'reader',
    path: () => `/api/library/all?search=${COMMON_WORD}`,
  },
  {
    question: 'search by one letter, by title, reader',
    as: 'reader',
    path: () => '/api/library/all?search=r&sortBy=title&sortOrder=asc',
  },
  { question: 'table with blogs, admin', as: 'admin', path: () => '/api/admin/library' },
  {
    question: 'table by title, page 9, admin',
    as: 'admin',
    path: () => '/api/admin/library?sortBy=title&sortOrder=asc&page=9',
  },
  {
    question: 'search with blogs, admin',
    as: 'admin',
    path: () => `/api/admin/library?search=${RARE_WORD}`,
  },
  {
    question: 'search for what all have, with blogs, admin',
    as: 'admin',
    path: () => `/api/admin/library?search=${COMMON_WORD}`,
  },
];

async function startOne(size: number, file: string) {
  const server = await startPortal(file, port++);
  const { email } = readerAmong();
  const { accessToken } = await signIn(`${server.url}/api/auth/local`, {
    ...{ email, password: ADMIN.password },
  });
  const tokens = { admin: await portalToken(server), reader: String(accessToken) };
  const { folders } = JSON.parse(
    await ask(`${server.url}/api/library/folders?section=pet_care`, tokens.reader),
  ) as { folders: { id: string; fileCount: number }[] };
  const folder = folders.find(({ fileCount }) => fileCount > 0);
  if (!folder) throw new Error('The reader sees no folder with anything in it.');
  return { size, server, tokens, folder: folder.id };
}

await stoppingServers(async () => {
  const on = machine();
  console.log('Preparing the data (made once for a schema) …');
  const files = await seededDatabases(
    { name: 'library', boot: (file) => startPortal(file, port++), fill: fillLibrary },
    sizes as readonly number[],
  );
  const servers = [];
  for (const size of sizes) servers.push(await startOne(size, files.get(size) ?? ''));

  const rows: string[] = [];
  for (const { question, as, path: pathOf } of QUESTIONS) {
    console.log(question);
    const turns = servers.map(({ size, server, tokens, folder }) => ({
      target: {
        ...{ name: String(size), url: server.url, token: tokens[as], paths: [pathOf(folder)] },
      },
      ...{ warmUpSeconds: load.warmUpSeconds, seconds: load.seconds },
    }));
    const [small, large] = (await measureInTurns(turns, load.rounds)) as [Measured, Measured];
    const growth = medianRatio(small.rounds, large.rounds);
    const verdict = growth <= GOALS.growth ? 'reached' : '**missed**';
    const rate = (measured: Measured) => Math.round(median(measured.rounds));
    rows.push(
      `| ${question} | ${rate(small)} | ${rate(large)} | ${growth.toFixed(2)} | ${verdict} |`,
    );
  }
  console.log('a film');
  const [{ server, tokens }] = servers as [Awaited<ReturnType<typeof startOne>>];
  const film = await measureFilm(server, tokens.admin, isTrial ? 10 : FILM_MB);
  const flat = Math.max(film.sendingMb, film.readingMb) <= GOALS.filmMb ? 'reached' : '**missed**';

  const [small, large] = sizes.map((size) => size.toLocaleString('en'));
  const text = `# The library, measured

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
${load.connections} connections, SQLite; requests per second, medians of ${load.rounds} rounds in which both sizes take turns;
the ratio of the times within a round. Goal: at most ${GOALS.growth} × the time. How: \`bench/README.md\`.

| question | ${small} items | ${large} items | time at ${large} ÷ at ${small} | |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

A film of ${film.megabytes} MB: sent in ${film.sendingSeconds.toFixed(1)} s, with which the server's memory grew by
${film.sendingMb.toFixed(0)} MB; read in ${film.readingSeconds.toFixed(1)} s, by ${film.readingMb.toFixed(0)} MB. Goal: at most ${GOALS.filmMb} MB: ${flat}.
`;
  if (!isTrial) {
    mkdirSync(PATHS.results, { recursive: true });
    writeFileSync(path.join(PATHS.results, 'library.md'), text);
  }
  console.log(`\n${text}`);
});
