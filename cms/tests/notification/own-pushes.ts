import { defaultChoices } from '@hearthside/contract/notification/endpoints';
import type { Knex } from 'knex';
import { del, get, post, put } from '../harness/http';
import type { PushService } from '../harness/push-service';
import type { ServerInfo } from '../harness/server';
import { until } from '../harness/until';

/** Environment of a server that sends to these services, and waits for an hour unless a test lets the time pass. */
export const pushingTo = (...services: PushService[]) => ({
  PUSH_SERVICE_FOR_TESTS: services.map(({ url }) => url).join(','),
  PUSH_DELAY_SECONDS: '3600',
});

/** Push notifications of a test's own server, whose waiting time passes when the test says so. */
export function ownPushes(info: () => ServerInfo, into: () => Knex) {
  const as = ({ token }: { token: string }) => ({ token, base: info().baseUrl });
  const long = new Date(Date.now() - 3_600_000);
  const own = {
    state: (member: { token: string }) => get('/notifications/push', as(member)),
    subscribe: (member: { token: string }, body: object) =>
      post('/notifications/push/devices', { ...as(member), body }),
    remove: (member: { token: string }, id: number | '' = '') =>
      del(`/notifications/push/devices${id && `/${id}`}`, as(member)),
    choose: (member: { token: string }, some: object) =>
      put('/notifications/choices', {
        ...as(member),
        body: { ...defaultChoices('America/New_York'), ...some },
      }),
    test: (member: { token: string }) => post('/notifications/push/test', as(member)),

    /** A browser of a member who gets push notifications on it. */
    async device(member: { token: string }, service: PushService) {
      const browser = service.browser();
      const { status, text } = await own.subscribe(member, browser.subscription);
      if (status !== 200) throw new Error(`${status} ${text}`);
      return browser;
    },

    /** Lets the waiting time of all chats and deliveries pass. */
    async waited() {
      await into()('inbox_pushes').update({ due_at: long });
      await until('chats are planned', async () => (await into()('inbox_pushes')).length === 0);
      await own.hastened();
    },

    /** Lets the waiting time of all deliveries that were not tried yet pass. */
    hastened: () =>
      into()('portal_push_deliveries').where('tries', 0).update({ next_try_at: long }),

    /** The deliveries to a member that wait. */
    waiting: ({ id }: { id: number }) => into()('portal_push_deliveries').where({ member_id: id }),

    /** Lets the time pass, and waits until nothing is left for a member. */
    async settled(member: { id: number }) {
      await own.waited();
      await until('nothing waits', async () => {
        // One that is just being held for quiet hours waits anew.
        await own.hastened();
        return (await own.waiting(member)).length === 0;
      });
    },
  };
  return own;
}
