import type { BenchChat } from './inbox-data.ts';
import { people, type Person } from './people.ts';

/**
 * Who and what there is in a portal of the mixed day, by its number of members. Everything follows from that number,
 * so that requests name things that exist without having looked them up.
 */

/** Members who have a window open while they are measured. */
export const WINDOWS = 100;
/** How many messages there are for each member. */
const MESSAGES_OF_EACH = 10;
const GROUP = 5;

/** How much there is of everything for this many members. */
export const amountsFor = (members: number) => ({
  members,
  pets: members,
  messages: members * MESSAGES_OF_EACH,
  blogs: Math.max(20, members / 10),
  items: Math.max(40, members / 5),
});

export interface MixedPeople {
  /** All of them, each verified and in a role that may do everything that is measured. */
  members: Person[];
  /** The fifth of them who have five pets each. */
  owners: Person[];
  admin: Person;
  chats: BenchChat[];
  /** The chats of two members who both have a window open. */
  chatsInWindows: BenchChat[];
}

/** An attorney sees no pets, and so on. Here everybody is asked for everything. */
const roleOf = ({ id, role }: Person): Person['role'] => {
  if (id % 5 === 0) return 'pet_owner';
  return ['user', 'attorney', 'board_member', 'employee'].includes(role) ? 'volunteer' : role;
};

/** Chats of two neighbors and of five, each with as many messages as the others. */
function chatsOf(members: number): BenchChat[] {
  const pairs = Array.from({ length: members / 2 }, (_, n) => [2 * n + 1, 2 * n + 2]);
  const groups = Array.from({ length: members / GROUP }, (_, n) =>
    Array.from({ length: GROUP }, (_, place) => n * GROUP + place + 1),
  );
  const all = [...pairs, ...groups];
  const messages = Math.ceil((members * MESSAGES_OF_EACH) / all.length);
  return all.map((memberIds, n) => ({ id: n + 1, memberIds, messages }));
}

export function mixedPeople(size: number): MixedPeople {
  const all = people(size + 1);
  const admin = all.pop() as Person;
  const members = all.map((person) => ({
    ...person,
    role: roleOf(person),
    verified: true,
    confirmed: true,
  }));
  const owners = members.filter(({ role }) => role === 'pet_owner');
  const chats = chatsOf(size);
  return { members, owners, admin, chats, chatsInWindows: chats.slice(0, WINDOWS / 2) };
}

/** The order in which the messages of all chats were written: a round through all of them, and again. */
export function* inRounds(chats: readonly BenchChat[]): Generator<BenchChat> {
  const [first] = chats;
  for (let round = 0; round < (first?.messages ?? 0); round += 1) yield* chats;
}
