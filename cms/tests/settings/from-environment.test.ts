import { afterAll, expect, it } from 'vitest';
import { connect } from '../harness/database';
import { get } from '../harness/http';
import { discard, type ServerInfo } from '../harness/server';
import { ownServer } from '../harness/shared';

let info: ServerInfo | undefined;
afterAll(() => info && discard(info));

const named = (ORGANIZATION_NAME: string, TIME_ZONE: string) => ({
  env: { SEED_DEMO: 'false', ORGANIZATION_NAME, TIME_ZONE },
});

it(
  'the organization’s name and time zone come from the environment at the first start, and then from the panel',
  { timeout: 120_000 },
  async () => {
    const first = await ownServer(named('Paws & Claws', 'America/Chicago'));
    info = first.info;
    const shown = async (base: string) => (await get('/settings', { base })).body;
    expect(await shown(info.baseUrl)).toMatchObject({
      organisationName: 'Paws & Claws',
      tagline: 'Pet Trust Community',
      timeZone: 'America/Chicago',
    });
    expect(await first.stop()).toBe(0);

    const second = await ownServer({ ...named('Other Paws', 'America/Denver'), after: info });
    expect(await shown(second.info.baseUrl)).toMatchObject({
      organisationName: 'Paws & Claws',
      timeZone: 'America/Chicago',
    });
    const db = connect(info.database);
    expect(await db('portal_settings').pluck('organisation_name')).toEqual(['Paws & Claws']);
    await db.destroy();
    expect(await second.stop()).toBe(0);
  },
);
