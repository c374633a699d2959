import type { Me } from '@hearthside/contract/member/me';
import type { TabMessage, Tabs } from './session-tabs';

/** A member for tests. */
export const rosa: Me = {
  id: 7,
  role: 'pet_owner',
  verified: true,
  firstName: 'Rosa',
  lastName: 'Marchetti',
  email: 'rosa@hearthside.example',
  pendingEmail: null,
  phoneNumber: '5035550142',
  profilePicture: null,
  createdAt: '2025-03-20T10:00:00.000Z',
  address: {
    streetAddress: '18 Alder Row',
    city: 'Portland',
    state: 'Oregon',
    zipCode: '97205',
    country: 'United States',
  },
  visibility: { showEmail: true, showCity: true },
  offer: { services: [], animals: [] },
  revision: 'first',
};

/** The key that the server gives this member to encrypt with. */
export const TEST_KEY = 'A'.repeat(43);

/** A browser with several tabs: a clock to set, one lock, one storage, and messages to deliver and to read. */
export function testBrowser({ signedIn = true } = {}) {
  const clock = { now: 1_000_000 };
  const marks = { opened: signedIn ? 1 : (null as number | null) };
  const listeners: ((message: TabMessage) => void)[] = [];
  const posted: (() => void)[] = [];
  const told: TabMessage[] = [];
  let queue: Promise<unknown> = Promise.resolve();

  const deliver = () => posted.splice(0).forEach((send) => send());
  const tab = (): Tabs => {
    let own: ((message: TabMessage) => void) | undefined;
    return {
      post: (message) => {
        told.push(message);
        posted.push(() =>
          listeners.filter((hear) => hear !== own).forEach((hear) => hear(message)),
        );
      },
      listen: (hear) => {
        own = hear;
        listeners.push(hear);
      },
      alone: (work) => {
        const turn = queue.then(work);
        queue = turn.catch(() => undefined);
        return turn;
      },
      openedAt: () => marks.opened,
      setOpenedAt: (at) => (marks.opened = at),
      now: () => clock.now,
    };
  };
  return { tab, clock, marks, told, deliver };
}
