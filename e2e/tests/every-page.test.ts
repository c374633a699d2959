import { it } from 'vitest';
import { ROLES, type Role } from '../../contract/src/access';
import { allPages, isFirstOfSection, isForVisitors, pagesOf } from '../src/all-pages';
import { DESKTOP } from '../src/browser';
import {
  isSound,
  LIGHT,
  LIGHT_AND_DARK,
  LOOKS,
  open,
  OPENERS,
  opensSoundly,
} from '../src/every-page';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

/** A member of the demo for each role (README). A new role does not compile without one. */
const MEMBERS: Record<Role, string> = {
  admin: 'amara',
  employee: 'priya',
  board_member: 'margaret',
  trustee: 'theo',
  attorney: 'henry',
  veterinarian: 'sofia',
  caretaker: 'sam',
  foster: 'lena',
  volunteer: 'grace',
  pet_owner: 'rosa',
  user: 'eleanor',
};
/**
 * These two have nearly every page between them, and are looked at in every way, with their menus and dialogs opened.
 * Of the others the first page of each section is looked at, which is where what a role permits makes a difference.
 */
const CLOSELY: readonly Role[] = ['admin', 'pet_owner'];

it.concurrent.each(ROLES)(
  'axe finds nothing on the pages of a member with the role %s',
  async (role) => {
    const { context, page, expectComplaint } = await system.visit({ viewport: DESKTOP });
    // Not everything that an address names may be seen by everybody.
    expectComplaint(/status of 40[034]/);
    await signIn(page, `${MEMBERS[role]}@hearthside.example`);
    const isClose = CLOSELY.includes(role);
    const seen = new Set<string>();
    const pages = pagesOf(role, await allPages());
    for (const address of isClose ? pages : pages.filter(isFirstOfSection)) {
      await open(page, address);
      await isSound(page, address, isClose ? LOOKS : LIGHT);
      if (!isClose) continue;
      await opensSoundly(page, address, { buttons: OPENERS, looks: LIGHT_AND_DARK, seen });
    }
    await context.close();
  },
  1_800_000,
);

it('axe finds nothing on the pages before the sign-in', async () => {
  const { context, page, expectComplaint } = await system.visit({ viewport: DESKTOP });
  expectComplaint(/status of 40[034]/);
  for (const address of (await allPages()).filter(isForVisitors)) {
    await open(page, address);
    await isSound(page, address, LOOKS);
  }
  await context.close();
}, 480_000);
