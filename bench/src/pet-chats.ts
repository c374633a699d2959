import { requireFromCms } from './paths.ts';
import type { Person } from './people.ts';
import { insert, rowsOf, type FillTarget } from './sqlite.ts';

interface Access {
  can(who: Pick<Person, 'role' | 'verified'>, permission: 'inbox' | 'pet_records'): boolean;
}

const AT = Date.UTC(2026, 0, 1);
const PART = 20_000;

/** The greatest id in a table so far. */
const lastId = (database: FillTarget, table: string) =>
  Number(rowsOf(database, `select coalesce(max(id), 0) as id from ${table}`)[0]?.id);

/**
 * Adds the chats of all pets for which several people care. A server makes those that are missing in the background,
 * which would be measured with everything else.
 */
export function addPetChats(
  database: FillTarget,
  { around, admins }: { around: (petId: number) => readonly Person[]; admins: readonly Person[] },
  size: number,
) {
  const { can } = requireFromCms('@hearthside/contract/access') as Access;
  let [chatId, seatId] = [lastId(database, 'inbox_chats'), lastId(database, 'inbox_seats')];
  const dates = { created_at: AT, updated_at: AT, published_at: AT };
  for (let from = 1; from <= size; from += PART) {
    const chats: Record<string, unknown>[] = [];
    const seats: Record<string, unknown>[] = [];
    for (let petId = from; petId < Math.min(from + PART, size + 1); petId += 1) {
      const people = [...new Set(around(petId))].filter(
        (one) => can(one, 'inbox') && can(one, 'pet_records'),
      );
      if (people.length < 2) continue;
      chatId += 1;
      chats.push({ id: chatId, kind: 'pet', pet_id: petId, active_at: AT, ...dates });
      for (const member of new Set([...people, ...admins])) {
        seatId += 1;
        const office = !people.includes(member);
        seats.push({
          id: seatId,
          chat_id: chatId,
          member_id: member.id,
          ...{ guest: 0, office, mine: !office, notifications: !office },
          ...{ read_up_to: 0, mailed_up_to: 0, unread: 0, unread_mentions: 0 },
          // Nobody has written there yet.
          ...{ active_at: AT, closed_at: AT, unwritten: true, ...dates },
        });
      }
    }
    insert(database, 'inbox_chats', chats);
    insert(database, 'inbox_seats', seats);
  }
}
