import { addBlogs } from './blog-data.ts';
import { addChats, addSessions } from './inbox-data.ts';
import { addItems } from './library-data.ts';
import { addForms } from './mixed-forms.ts';
import { amountsFor, inRounds, mixedPeople } from './mixed-people.ts';
import { addPetChats } from './pet-chats.ts';
import { addPets, aroundPet } from './pet-data.ts';
import { fillPortal } from './portal.ts';
import { type FillTarget } from './sqlite.ts';

/** Fills a portal database with this many members and with what they have. */
export async function fillMixed(database: FillTarget, size: number) {
  const { members, owners, admin, chats } = mixedPeople(size);
  const { pets, blogs, items } = amountsFor(size);
  await fillPortal(database, [...members, admin]);
  const cared = { owners, careTeam: [...members, admin] };
  addPets(database, cared, pets);
  addItems(database, items);
  addBlogs(database, blogs);
  addForms(database, members);
  addChats(database, { chats, adminId: admin.id, inOrder: () => inRounds(chats) });
  addPetChats(database, { around: aroundPet(cared), admins: [admin] }, pets);
}

/** Signs everybody in who takes part: a member stays signed in for weeks, so most of them are. */
export function signEverybodyIn(database: FillTarget, size: number) {
  const { members, admin } = mixedPeople(size);
  addSessions(
    database,
    [...members, admin].map(({ id }) => id),
  );
}
