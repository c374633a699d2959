import { beforeAll, describe, expect, it } from 'vitest';
import { look, PHONE } from '../src/browser';
import { writeRaw } from '../src/raw-rows';
import { signIn } from '../src/steps';
import { useSystem } from '../src/system';

const NEWCOMERS = 300;
const system = useSystem();

/** As if so many had joined: a fair where everybody was invited. */
const JOIN = `insert into up_users
    (document_id, username, email, provider, confirmed, blocked, verified, role_id, first_name, last_name,
     show_email, show_city, name_key, search_key, directory_email, directory_key, city_key, state_key,
     created_at, updated_at, published_at)
  with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
  select 'newcomer' || i, 'newcomer' || i || '@fair.example', 'newcomer' || i || '@fair.example', 'local', 1, 0, 0,
     (select id from up_roles where type = 'volunteer'), 'Newcomer', printf('Fair %03d', i), 1, 1,
     printf('newcomer fair %03d', i), printf('newcomer fair %03d newcomer%d@fair.example', i, i), '',
     printf('newcomer fair %03d', i), '', '', ?, ?, ?
  from n`;

beforeAll(async () => {
  const now = Date.now();
  await writeRaw(system.portal, [[JOIN, NEWCOMERS, now, now, now]]);
});

describe('an admin with many newcomers', () => {
  it('keeps who is checked over pages, verifies all 300 in one go, and finds the task', async () => {
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'amara@hearthside.example');
    await page.goto('/users?search=newcomer+fair&verified=false');
    await page.getByText('300 people').waitFor();
    const bar = page.getByRole('region', { name: 'Selected users' });
    await page.getByRole('checkbox', { name: 'Select Newcomer Fair 001' }).check();
    await page.getByRole('button', { name: 'Page 2', exact: true }).first().click();
    await page.getByRole('checkbox', { name: 'Select Newcomer Fair 011' }).check();
    await bar.getByText('2 selected').waitFor();
    await look(page, 'users-many-ticked');
    await bar.getByRole('button', { name: 'Select all 300' }).click();
    await bar.getByText('300 selected').waitFor();
    await bar.getByRole('button', { name: 'Verify', exact: true }).click();
    const sure = page.getByRole('alertdialog', { name: 'Verify 300 users?' });
    await look(page, 'users-many-sure');
    await sure.getByRole('button', { name: 'Verify', exact: true }).click();
    const running = page.getByRole('dialog', { name: 'Verify 300 users' });
    await running.getByRole('progressbar').waitFor();
    await look(page, 'users-many-running');
    await page.getByText('300 users verified').first().waitFor({ timeout: 60_000 });
    await page.goto('/users?search=newcomer+fair&verified=true');
    await page.getByText('300 people').waitFor();
    await page.goto('/users/tasks');
    const task = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').first();
    await task.getByRole('heading', { name: 'Verify 300 users' }).waitFor();
    await task.getByText('300 users verified.').waitFor();
    await task.getByRole('button', { name: 'Undo' }).waitFor();
    await look(page, 'users-tasks');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('undoes it from the toast, and sees the list follow', async () => {
    const { context, page, complaints } = await system.visit();
    await signIn(page, 'amara@hearthside.example');
    await page.goto('/users?search=newcomer+fair&verified=true');
    await page.getByText('300 people').waitFor();
    const bar = page.getByRole('region', { name: 'Selected users' });
    await page.getByRole('checkbox', { name: 'Select Newcomer Fair 001' }).check();
    await bar.getByRole('button', { name: 'Remove verification' }).click();
    const sure = page.getByRole('alertdialog', { name: 'Remove verification of 1 user?' });
    await sure.getByRole('button', { name: 'Remove verification' }).click();
    await page.getByText('1 user unverified').first().waitFor();
    await page.getByText('299 people').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('1 user verified').first().waitFor();
    await page.getByText('300 people').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('narrows the list on a phone, saves the filter, and comes back to it', async () => {
    const { context, page, complaints } = await system.visit({ viewport: PHONE });
    await signIn(page, 'amara@hearthside.example');
    await page.goto('/users');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('State').selectOption('Oregon');
    await page.getByLabel('Membership').selectOption('With a membership');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.getByRole('button', { name: 'Filters (2)' }).waitFor();
    await look(page, 'users-filters-phone');
    await page.getByRole('button', { name: 'Save this filter' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this filter' });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog.getByText('Please give the filter a name').waitFor();
    await dialog.getByLabel('Name').fill('Members of Oregon');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await page.goto('/users');
    await page.getByRole('link', { name: 'Members of Oregon' }).click();
    await page.getByRole('button', { name: 'Filters (2)' }).waitFor();
    expect(page.url()).toContain('state=Oregon');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
