import { fieldsOf, formOf, plantFolder, plantItem, type NewItem } from '../../harness/library';
import { unique } from '../../harness/members';
import { PDF } from '../../harness/pets';
import { picture } from '../../inbox/file-kinds';
import type { Relation } from '../expectation';
import { NONE, type Example, type Make } from './example';

interface Caller {
  role: string;
}

/** What no call changes is planted once, because the matrix makes some thousand calls. */
const planted = new Map<string, Promise<{ id: number }>>();
function once(key: string, plant: () => Promise<{ id: number }>): Promise<{ id: number }> {
  const known = planted.get(key) ?? plant();
  planted.set(key, known);
  return known;
}

const gone = { columns: { deleted_at: new Date() } };

/** What this caller may see, and what they may not: from an admin, only the trash is hidden. */
function wantedBy({ role }: Caller, relation: Relation): NewItem {
  const [common, legal]: NewItem[] = [{}, { category: 'legal_cases', privacy: 'attorney_only' }];
  if (relation === 'own') return role === 'attorney' ? { ...legal } : { ...common };
  if (role === 'admin') return gone;
  return role === 'attorney' ? { ...common } : { ...legal };
}

const placed = (path: string, id: number): Example => ({ path: path.replace(':id', String(id)) });

const look =
  (path: string): Make =>
  async (caller, relation) => {
    if (relation === 'none') return placed(path, NONE);
    const wanted = { ...wantedBy(caller, relation), bytes: PDF };
    const { id } = await once(JSON.stringify(wanted.columns ? 'gone' : [wanted.category]), () =>
      plantItem(wanted),
    );
    return placed(path, id);
  };

/** For admins, no item is more theirs than another. Refused callers change none. */
const change =
  (path: string, wanted: NewItem = {}, ask: () => Example['ask'] = () => ({})): Make =>
  async (caller, relation) => {
    if (relation === 'none') return { ...placed(path, NONE), ask: ask() };
    const { id } =
      caller.role === 'admin' ? await plantItem(wanted) : await once('one', () => plantItem());
    return { ...placed(path, id), ask: ask() };
  };

const png = await picture(8, 8).png().toBuffer();
const link = () => fieldsOf({ externalUrl: 'https://youtu.be/dQw4w9WgXcQ', section: 'videos' });
const fields = () => ({ body: formOf(fieldsOf()) });
const film: NewItem = {
  kind: 'video',
  section: 'videos',
  columns: { external_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
};

const ofFolder: Make = async (caller, relation) => {
  const path = '/admin/library/folders/:id';
  if (relation === 'none') return placed(path, NONE);
  const { id } =
    caller.role === 'admin' ? await plantFolder() : await once('folder', () => plantFolder());
  return placed(path, id);
};

/** Good requests for the library. */
export const libraryExamples: Record<string, Make> = {
  'GET /library/all': () => ({}),
  'GET /library/folders': () => ({ ask: { query: { section: 'pet_care' } } }),
  'GET /library/items/:id': look('/library/items/:id'),
  'GET /library/items/:id/file': look('/library/items/:id/file'),
  'GET /admin/library': () => ({}),
  'GET /admin/library/trash': () => ({}),
  'GET /admin/library/folders': () => ({}),
  'POST /admin/library/folders': () => ({
    ask: { body: { name: unique('Folder '), section: 'forms' } },
  }),
  'PATCH /admin/library/folders/:id': async (...asked) => ({
    ...(await ofFolder(...asked)),
    ask: { body: { name: unique('Folder ') } },
  }),
  'DELETE /admin/library/folders/:id': ofFolder,
  'POST /library/videos': () => ({ ask: { body: formOf(link()) } }),
  'POST /library/images': () => ({
    ask: { body: formOf(fieldsOf(), { bytes: png, name: 'a.png' }) },
  }),
  'POST /library/documents': () => ({
    ask: { body: formOf(fieldsOf(), { bytes: PDF, name: 'a.pdf' }) },
  }),
  'PATCH /library/videos/:id': change('/library/videos/:id', film, fields),
  'PATCH /library/images/:id': change('/library/images/:id', { kind: 'image', bytes: png }, fields),
  'PATCH /library/documents/:id': change('/library/documents/:id', { bytes: PDF }, fields),
  'DELETE /library/videos/:id': change('/library/videos/:id', film),
  'DELETE /library/images/:id': change('/library/images/:id', { kind: 'image' }),
  'DELETE /library/documents/:id': change('/library/documents/:id'),
  'PUT /library/items/:id/poster': change('/library/items/:id/poster', film, () => ({
    body: formOf({}, { bytes: png, name: 'a.png' }),
  })),
  'POST /library/items/:id/restore': change('/library/items/:id/restore', gone),
};
