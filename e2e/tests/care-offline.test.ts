import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiOf, type ApiMember } from '../src/api';
import { look, PHONE, type Visit } from '../src/browser';
import { openCare, plantTask, taskRow, tick, ticked, todayOf } from '../src/care-steps';
import { arrive, leave } from '../src/inbox-steps';
import { useSystem } from '../src/system';

const system = useSystem();

/** What a browser itself logs about a missing network. */
const OFFLINE = /(WebSocket connection to 'ws:.* failed|net::ERR_(INTERNET_DISCONNECTED|FAILED))/;

describe('a dose that two sitters mark without a connection', () => {
  let rosa: ApiMember;
  let sam: Visit;
  let lena: Visit;
  let dose: number;
  beforeAll(async () => {
    rosa = await apiOf(system.portal.url, 'rosa');
    ({ id: dose } = await plantTask(rosa, 'Heart drops'));
    [sam, lena] = await Promise.all([
      arrive(system, 'sam', { viewport: PHONE }),
      arrive(system, 'lena', { viewport: PHONE }),
    ]);
    for (const { page, expectComplaint } of [sam, lena]) {
      expectComplaint(OFFLINE);
      await openCare(page, 'Heart drops');
    }
  });
  afterAll(() => leave(sam, lena));

  const waits = ({ page }: Visit) =>
    taskRow(page, 'Heart drops').getByText('Not sent yet: no connection');

  it('counts on their screens at once, and can be undone', async () => {
    for (const { context, page } of [sam, lena]) {
      await context.setOffline(true);
      await tick(page, 'Heart drops').click();
      await ticked(page, 'Heart drops').waitFor();
    }
    await waits(sam).waitFor();
    await waits(lena).waitFor();
    await look(sam.page, 'care-waits-phone');
    expect(await todayOf(rosa, dose)).toMatchObject({ mark: null });
    await ticked(sam.page, 'Heart drops').click();
    await tick(sam.page, 'Heart drops').waitFor();
    expect(await waits(sam).count()).toBe(0);
    await tick(sam.page, 'Heart drops').click();
    await waits(sam).waitFor();
  });

  it('arrives from the first of them after the page was closed, and once', async () => {
    await sam.page.close();
    await sam.context.setOffline(false);
    sam.page = await sam.context.newPage();
    await sam.page.goto('/profile');
    await expect
      .poll(async () => (await todayOf(rosa, dose))?.mark?.by?.name, { timeout: 30_000 })
      .toMatch(/^Sam /);
    await openCare(sam.page, 'Heart drops');
    await ticked(sam.page, 'Heart drops').waitFor();
    expect(await waits(sam).count()).toBe(0);
  });

  it('does not count from the second, and both are notified', async () => {
    const { page, context } = lena;
    await context.setOffline(false);
    const list = page.getByRole('main').getByRole('listitem');
    const twice = list.filter({ hasText: 'Given twice? Heart drops' });
    await twice.getByText(/Sam .+ marked it at/).waitFor();
    await taskRow(page, 'Heart drops')
      .getByText(/^Done by Sam /)
      .waitFor();
    await look(page, 'care-twice-phone');
    await twice.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => twice.count()).toBe(0);
    for (const nickname of ['sam', 'lena']) {
      const told = await apiOf(system.portal.url, nickname);
      const { notifications } = await told.get<{ notifications: { title: string }[] }>(
        '/notifications',
      );
      expect(notifications.map(({ title }) => title)).toContain(
        'Given twice? Heart drops for Biscuit',
      );
    }
  });

  it('is refused visibly once the task is gone', async () => {
    const { id } = await plantTask(rosa, 'Cough syrup');
    const { context, page, expectComplaint } = lena;
    expectComplaint(/status of 404 .*\/care\/marks/);
    await openCare(page, 'Cough syrup');
    await context.setOffline(true);
    await tick(page, 'Cough syrup').click();
    await ticked(page, 'Cough syrup').waitFor();
    await rosa.delete(`/care/tasks/${id}`);
    await context.setOffline(false);
    const list = page.getByRole('main').getByRole('listitem');
    const refused = list.filter({ hasText: 'Not marked: Cough syrup' });
    await refused.getByText('This task does not exist.').waitFor();
    await refused.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => refused.count()).toBe(0);
  });
});
