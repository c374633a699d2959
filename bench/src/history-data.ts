import { people } from './people.ts';
import { fillPortal } from './portal.ts';
import { insert, type Database } from './sqlite.ts';

/** Members of the portal. Their number doesn't matter here. */
const MEMBERS = 200;
/** The entries are spread over this many days, however many there are. */
const DAYS = 1_000;
const SINCE = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
/** So many are made at a time. */
const PORTION = 20_000;
const KINDS = ['member', 'pet', 'pet', 'form', 'session', 'trust', 'appointment'] as const;
const ACTIONS = ['changed', 'profile', 'created', 'assigned', 'signed_in'] as const;

/** A member who has the same number of entries at every size, and a day in the middle. */
export const RARE_PERSON = 777;
export const MIDDLE_DAY = new Date(SINCE + (DAYS / 2) * DAY_MS).toISOString().slice(0, 10);
const RARE = 40;

function entryOf(id: number, size: number) {
  const at = SINCE + Math.floor((id / size) * DAYS * DAY_MS);
  const isRare = id % Math.floor(size / RARE) === 0;
  const byId = isRare ? RARE_PERSON : 1 + (id % MEMBERS);
  return {
    id,
    document_id: `his${id.toString(36).padStart(16, '0')}`,
    published_at: at,
    created_at: at,
    updated_at: at,
    action: ACTIONS[id % ACTIONS.length] as string,
    about_kind: KINDS[id % KINDS.length] as string,
    about_id: 1_000 + (id % 5_000),
    about_name: `Somebody ${id % 5_000}`,
    by_id: byId,
    by_name: `Member ${byId}`,
    changes: '[{"field":"City","from":"Salem","to":"Bend"}]',
    reason: '',
    search_key: `somebody ${id % 5_000} member ${byId}`,
    seal_position: id,
  };
}

const sealOf = ({ id, created_at }: ReturnType<typeof entryOf>) => ({
  id,
  document_id: `sea${id.toString(36).padStart(16, '0')}`,
  published_at: created_at,
  created_at,
  updated_at: created_at,
  position: id,
  entry_id: id,
  kind: 'written',
  sealed_at: new Date(created_at).toISOString(),
  core: 'core',
  values_hash: 'values',
  hash: `hash${id}`,
});

/** Fills a portal database with this many entries of the history, each with a link, so that no job is at them. */
export async function fillHistory(database: Database, size: number) {
  await fillPortal(database, people(MEMBERS));
  for (let at = 0; at < size; at += PORTION) {
    const length = Math.min(PORTION, size - at);
    const entries = Array.from({ length }, (_, index) => entryOf(at + index + 1, size));
    insert(database, 'portal_history', entries);
    insert(database, 'portal_history_seals', entries.map(sealOf));
  }
}
