import { people, randomNumbers, type Person } from './people.ts';
import { fillPets, ownerAmong } from './pet-data.ts';
import { fillPortal } from './portal.ts';
import { insert, type Database } from './sqlite.ts';

/** The animals and tasks of the member whose days are asked for, at every size. */
export const ANIMALS = 50;
const TASKS_OF_THEIRS = 40;
const TASKS_OF_EACH = 2;
const MARKS_OF_EACH = 5;
/** One of so many animals has something overdue. */
const OVERDUE_SHARE = 10;
const SINCE = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const ZONE = 'America/Los_Angeles';
/** So many rows are made at a time. */
const PORTION = 20_000;
const random = randomNumbers(22);

const base = (id: number, kind: string) => ({
  id,
  document_id: `${kind}${id.toString(36).padStart(16, '0')}`,
  created_at: SINCE,
  updated_at: SINCE,
  published_at: SINCE,
});
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** A trustee with a trust that has the same animals at every size. */
export function trusteeAmong(size: number): Person {
  const found = people(size / 5).find(
    ({ role, verified, confirmed }) => role === 'trustee' && verified && confirmed,
  );
  if (!found) throw new Error('There is no trustee.');
  return found;
}

/** When a task of a pet is due next: of some animals long ago, of the others far ahead. */
const nextOf = (petId: number, place: number) =>
  petId % OVERDUE_SHARE === 0 && place === 0
    ? Date.UTC(2026, 1, 1) + (petId % 90) * DAY_MS
    : Date.UTC(2099, 0, 1) + place * DAY_MS;

const taskOf = (id: number, petId: number, place: number) => ({
  ...base(id, 'tsk'),
  pet_id: petId,
  kind: place % 3 === 0 ? 'medication' : 'grooming',
  title: `Task ${place}`,
  notes: 'With food',
  dose: '1 tablet',
  repeats: 'days',
  every: 1 + (place % 2),
  weekdays: '',
  starts_on: '2026-01-01',
  ends_on: null,
  times: place % 2 === 0 ? '08:00 20:00' : '',
  zone: ZONE,
  next_on: dayOf(nextOf(petId, place)),
  next_time: '',
  next_due_at: nextOf(petId, place),
  version: 1,
});
type Task = ReturnType<typeof taskOf>;

const markOf = (id: number, task: Task, place: number) => ({
  ...base(id, 'mrk'),
  task_id: task.id,
  day: dayOf(SINCE + (place + random(300)) * DAY_MS),
  time: `0${place}:00`,
  state: 'done',
  reason: '',
  marked_at: SINCE,
  client_id: `bench:${id}`,
  counts: true,
});

/** Adds rows made of a list, in portions. */
function addEach<Item>(
  database: Database,
  table: string,
  list: readonly Item[],
  rows: (item: Item) => Record<string, unknown>[],
) {
  for (let at = 0; at < list.length; at += PORTION)
    insert(database, table, list.slice(at, at + PORTION).flatMap(rows));
}

/** Nobody has a morning email, so that no job works while something is measured. */
const settingsOf = ({ id }: Person, mail: { on: boolean; next: number | null }) => ({
  ...base(id, 'set'),
  member_id: id,
  mail_on: mail.on,
  mail_at: '00:00',
  next_mail_at: mail.next,
});

/** Fills a portal database with this many animals, each with care tasks and marks; one member has fifty of them. */
export async function fillCare(database: Database, size: number) {
  await fillPets(database, size);
  const owner = ownerAmong(size);
  const trustee = trusteeAmong(size);
  const run = (sql: string, ...values: unknown[]) => database.prepare(sql).run(...values);
  const trust = { name: 'Bench Trust', name_key: 'bench trust', search_key: 'bench trust' };
  insert(database, 'trusts', [{ ...base(1, 'tru'), ...trust }]);
  insert(database, 'trust_assignments', [
    { ...base(1, 'tra'), trust_id: 1, member_id: trustee.id },
  ]);
  // Chats of their care teams would be made while it is measured.
  run('update pet_care_team set member_id = null');
  run('update pets set owner_id = null where owner_id = ?', owner.id);
  run('update pets set owner_id = ?, trust_id = 1 where id <= ?', owner.id, ANIMALS);

  const tasks: Task[] = [];
  for (let petId = 1; petId <= size; petId += 1)
    for (let place = 0; place < (petId <= ANIMALS ? TASKS_OF_THEIRS : TASKS_OF_EACH); place += 1)
      tasks.push(taskOf(tasks.length + 1, petId, place));
  addEach(database, 'care_tasks', tasks, (task) => [task]);
  addEach(database, 'care_marks', tasks, (task) =>
    Array.from({ length: MARKS_OF_EACH }, (_, place) =>
      markOf((task.id - 1) * MARKS_OF_EACH + place + 1, task, place),
    ),
  );
  addEach(
    database,
    'care_pets',
    Array.from({ length: size }, (_, index) => index + 1),
    (petId) => [{ ...base(petId, 'cpt'), pet_id: petId, next_due_at: nextOf(petId, 0) }],
  );
  const off = { on: false, next: null };
  addEach(database, 'care_settings', people(size / 5), (person) => [settingsOf(person, off)]);
}

/** Fills a portal database with this many members whose morning email is due, each with an animal and a dose today. */
export async function fillMornings(database: Database, size: number) {
  // The last of a list is its admin, who has no animal.
  const members = people(size + 1).slice(0, -1);
  const owners = members.map((one): Person => ({
    ...one,
    role: 'pet_owner',
    verified: true,
    confirmed: true,
  }));
  await fillPortal(database, owners);
  const now = Date.now();
  addEach(database, 'pets', owners, ({ id, firstName, lastName }) => [
    {
      ...base(id, 'pet'),
      name: `Bella ${id}`,
      owner_id: id,
      version: 1,
      text_permission: 0,
      owner_first_name: firstName,
      owner_last_name: lastName,
    },
  ]);
  addEach(database, 'care_tasks', owners, ({ id }) => [taskOf(id, id, 0)]);
  addEach(database, 'care_settings', owners, (person) => [
    settingsOf(person, { on: true, next: now }),
  ]);
}
