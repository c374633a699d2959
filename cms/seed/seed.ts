import type { Core } from '@strapi/strapi';
import { hashPassword } from '../src/api/session/rules/password-hash';
import { transaction } from '../src/db/transaction';
import { DEMO_PASSWORD, markAsDemo } from './demo-accounts';
import { withoutCards } from '../src/api/inbox/data/pets/card-lines';
import { appointmentsHappen } from './appointments/seed-appointments';
import { careGiven } from './care/seed-care';
import { makeBlogFiles } from './blogs/blog-files';
import { blogsAppear } from './blogs/seed-blogs';
import { makeInboxFiles } from './inbox/inbox-files';
import { donationsGiven } from './donations/seed-donations';
import { fillDemoInbox } from './inbox/seed-inbox';
import { fillDemoRooms } from './inbox/seed-rooms';
import { scriptedChats } from './inbox/scripted-chats';
import { formsHappen } from './seed-forms';
import { seedNotificationChoices } from './seed-choices';
import { happeningsSince } from './seed-happenings';
import { helpWritten } from './seed-help';
import { membersJoin } from './seed-members';
import { makeLibraryFiles } from './library/library-files';
import { libraryGrows } from './library/seed-library';
import { personOf } from './pets/people-around';
import { makePetFiles } from './pets/pet-files';
import { membershipsGoOn } from './memberships/seed-memberships';
import { seedPanel } from './seed-panel';
import { petsAppear } from './seed-pets';
import { seedSettings } from './seed-settings';
import { replayEvents } from './timeline';

const DAY = 86_400_000;
/** How many days notifications about pets, forms, appointments and memberships stay unread. */
const NEWS_DAYS = 8;

/** Fills an empty database with the demo: with all of it, or with `people` and trusts alone. */
export async function seedDemo(strapi: Core.Strapi, wanted: 'true' | 'people') {
  const now = Date.now();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const demo = wanted === 'true' ? await makeFiles(now) : undefined;
  try {
    // All of it or nothing: after a crash the next start finds an empty database and seeds again.
    await transaction(strapi, async () => {
      await seedSettings(strapi);
      const ids = new Map<string, number>();
      const joining = membersJoin(strapi, ids, passwordHash, now);
      const idOf = (who: string) => idIn(ids, who);
      const pets = demo ? petsAppear(strapi, idOf, demo.pets, now) : [];
      const forms = demo ? formsHappen(strapi, idOf, now) : [];
      const since = happeningsSince(strapi, ids, now);
      const help = demo ? helpWritten(strapi, () => thoseWhoRead(ids), now) : [];
      const blogs = demo ? blogsAppear(strapi, idOf, demo.blogs, now) : [];
      const library = demo ? libraryGrows(strapi, idOf, demo.library, now) : [];
      const given = demo ? donationsGiven(strapi, idOf, now) : [];
      const met = demo ? appointmentsHappen(strapi, idOf, now) : [];
      const care = demo ? careGiven(strapi, idOf, now) : [];
      const memberships = demo ? membershipsGoOn(strapi, idOf, now) : [];
      const written = [...memberships, ...met, ...care, ...help, ...blogs, ...library, ...given];
      const past = [...joining, ...since, ...pets, ...forms, ...written];
      await withoutCards(() => replayEvents(strapi, past));
      if (demo) {
        await fillDemoInbox(strapi, demo.chats, ids, await demo.files(), now);
        await fillDemoRooms(strapi, ids, now);
      }
      await seedNotificationChoices(strapi, idOf, now);
      await quieten(strapi, now);
      await markAsDemo(strapi);
    });
  } finally {
    await demo?.pets.discard();
  }
  await seedPanel(strapi);
  strapi.log.info(`Demo data: seeded in ${Date.now() - now} ms.`);
}

/** Draws and prints the demo's files; pictures of chats, blogs and library are made while the past is replayed. */
async function makeFiles(now: number) {
  const chats = scriptedChats(now);
  const pets = await makePetFiles(now);
  const drawing = makeInboxFiles(chats, now);
  const [blogs, library] = [makeBlogFiles(now), makeLibraryFiles(now)];
  // Errors are thrown where the files are needed; until then nobody awaits them.
  for (const one of [drawing, blogs, library]) one.catch(() => undefined);
  return { chats, pets, blogs, library, files: async () => ({ inbox: await drawing, pets }) };
}

/** Members who have joined, verified or not yet. */
const thoseWhoRead = (ids: ReadonlyMap<string, number>) =>
  [...ids].flatMap(([who, id]) =>
    ['verified', 'waiting'].includes(personOf(who).state) ? [id] : [],
  );

function idIn(ids: ReadonlyMap<string, number>, who: string): number {
  const id = ids.get(who);
  if (id === undefined) throw new Error(`No demo member is called ${who}.`);
  return id;
}

/** Marks old notifications as read and removes emails as sent long ago. */
async function quieten(strapi: Core.Strapi, now: number) {
  await strapi.db.query('api::notification.mail').deleteMany({});
  const kind = { $in: ['verified', 'role', 'featured', 'trust'] };
  const data = { readAt: new Date(now) };
  const notifications = strapi.db.query('api::notification.notification');
  await notifications.updateMany({ where: { kind }, data });
  const before = { $lt: new Date(now - NEWS_DAYS * DAY) };
  const ofThings = [
    ...['pet', 'pet_record', 'form', 'submission'],
    ...['appointment', 'appointment_request', 'membership'],
  ];
  const old = { kind: { $in: ofThings }, createdAt: before };
  await notifications.updateMany({ where: old, data });
}
