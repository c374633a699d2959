import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { insert } from '../../harness/database';
import { fileLinkFor } from '../../harness/file-link';
import { server } from '../../harness/shared';
import { owner, type Make } from './example';

async function storedFile(ownerId: number) {
  const key = `${randomUUID()}.webp`;
  mkdirSync(path.join(server.dataDir, 'files'), { recursive: true });
  writeFileSync(path.join(server.dataDir, 'files', key), 'bytes');
  const row = { key, title: 'a.webp', mime: 'image/webp', size: 5, owner_id: ownerId };
  await insert('portal_files', row);
  return key;
}

export const restExamples: Record<string, Make> = {
  'GET /settings': () => ({}),
  'GET /health': () => ({}),
  'GET /health/live': () => ({}),
  'POST /browser-errors': () => ({ ask: { body: { page: '/', message: 'It broke' } } }),
  'POST /page-timings': () => ({
    ask: { body: { page: '/', firstByte: 80, firstPaint: 400, scripts: 9, kilobytes: 120 } },
  }),
  'GET /search': () => ({ ask: { query: { search: 'bella' } } }),
  'GET /search/pages': () => ({ ask: { query: { search: 'forms' } } }),
  'POST /search/missing-pages': () => ({ ask: { body: { paths: ['/help/faq', '/blogs/gone'] } } }),
  'GET /pages/directories': () => ({}),
  'GET /pages/referals': () => ({}),
  'GET /files/:key': async (caller, relation) => ({
    path: fileLinkFor(
      relation === 'none'
        ? `${randomUUID()}.webp`
        : await storedFile((await owner(caller, relation)).id),
    ),
  }),
  'GET /download': async (caller, relation) => {
    const someone = await owner(caller, relation);
    const key = relation === 'none' ? `${randomUUID()}.webp` : await storedFile(someone.id);
    const link = fileLinkFor(key, undefined, relation === 'other' ? someone.id : undefined);
    return { ask: { query: { url: `/api${link}` } } };
  },
};
