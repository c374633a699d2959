import { FILM_MB, GOALS, LIBRARY_SIZES } from './goals.ts';
import { measureGrowth, type Running } from './growth.ts';
import { COMMON_WORD, fillLibrary, RARE_WORD, readerAmong } from './library-data.ts';
import { measureFilm } from './library-film.ts';
import { ADMIN } from './people.ts';
import { portalToken } from './portal.ts';
import { ask } from './same-answer.ts';
import type { Server } from './server-process.ts';
import { signIn } from './sign-in.ts';

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

async function ready(server: Server) {
  const { email } = readerAmong();
  const { accessToken } = await signIn(`${server.url}/api/auth/local`, {
    email,
    password: ADMIN.password,
  });
  const tokens = { admin: await portalToken(server), reader: String(accessToken) };
  const { folders } = JSON.parse(
    await ask(`${server.url}/api/library/folders?section=pet_care`, tokens.reader),
  ) as { folders: { id: string; fileCount: number }[] };
  const folder = folders.find(({ fileCount }) => fileCount > 0);
  if (!folder) throw new Error('The reader sees no folder with anything in it.');
  return { tokens, folder: folder.id };
}

type Ready = Awaited<ReturnType<typeof ready>>;

async function filmGrowth({ server, ready: { tokens } }: Running<Ready>, isTrial: boolean) {
  console.log('a film');
  const film = await measureFilm(server, tokens.admin, isTrial ? 10 : FILM_MB);
  const flat = Math.max(film.sendingMb, film.readingMb) <= GOALS.filmMb ? 'reached' : '**missed**';
  return `A film of ${film.megabytes} MB: sent in ${film.sendingSeconds.toFixed(1)} s, with which the server's memory grew by
${film.sendingMb.toFixed(0)} MB; read in ${film.readingSeconds.toFixed(1)} s, by ${film.readingMb.toFixed(0)} MB. Goal: at most ${GOALS.filmMb} MB: ${flat}.`;
}

await measureGrowth<Ready>({
  name: 'library',
  title: 'The library',
  things: 'items',
  sizes: LIBRARY_SIZES,
  port: 4260,
  fill: fillLibrary,
  ready,
  beside: filmGrowth,
  questions: QUESTIONS.map(({ question, as, path }) => ({
    question,
    token: ({ tokens }) => tokens[as],
    paths: ({ folder }) => [path(folder)],
  })),
});
