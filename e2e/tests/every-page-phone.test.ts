import { it } from 'vitest';
import { allPages, pagesOf } from '../src/all-pages';
import { PHONE } from '../src/browser';
import { isSound, LIGHT, open, opensSoundly, partsAreSound } from '../src/every-page';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const system = useSystem();

/**
 * What only a phone has: the sheet of the bottom bar, and what is folded away there. Other menus and dialogs are those
 * of a wide screen, where every-page.test.ts opens them.
 */
const BUTTONS =
  'button:is(nav [aria-haspopup=dialog], [aria-expanded=false]:not([aria-haspopup=menu]))';

it.concurrent.each([
  { role: 'admin', member: 'amara' },
  { role: 'pet_owner', member: 'rosa' },
] as const)(
  'axe finds nothing on a phone on the pages of a member with the role $role',
  async ({ role, member }) => {
    const { context, page, expectComplaint } = await system.visit({ viewport: PHONE });
    // Not everything that an address names may be seen by everybody.
    expectComplaint(/status of 40[034]/);
    await signIn(page, `${member}@hearthside.example`);
    const seen = new Set<string>();
    for (const address of pagesOf(role, await allPages())) {
      await open(page, address);
      await isSound(page, address, LIGHT);
      await opensSoundly(page, address, { buttons: BUTTONS, looks: LIGHT, seen });
      await partsAreSound(page, address);
    }
    await context.close();
  },
  900_000,
);
