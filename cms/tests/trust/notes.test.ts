import { describe, expect, it } from 'vitest';
import { TRUST_NOTES_MAX, TRUST_TEXTS } from '@hearthside/contract/trust/endpoints';
import { get, patch, put } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { historyOf, named } from '../harness/notifications';
import { linkToTeam, makePet } from '../harness/pets';
import { makeTrust } from '../harness/trusts';

const admin = await signedIn({ role: 'admin' });
const { token } = admin;
const save = (id: number, notes: unknown, before: unknown = '') =>
  put(`/trusts/${id}/notes`, { token, body: { notes, before } });

describe('the notes of a trust', () => {
  it('are saved, read with the trust, and in its history', async () => {
    const trust = await makeTrust();
    expect((await get(`/trusts/${trust.id}`, { token })).body.notes).toBe('');
    const { status, body } = await save(trust.id, '  The bank called.\r\nFunded in May. ');
    expect([status, body.notes]).toEqual([200, 'The bank called.\nFunded in May.']);
    expect(await historyOf(token, trust.id, 'trust')).toMatchObject([
      {
        action: 'changed',
        by: named(admin),
        changes: [{ field: 'Notes', from: '', to: 'The bank called.\nFunded in May.' }],
      },
    ]);
    expect((await save(trust.id, body.notes, body.notes)).status).toBe(200);
    expect(await historyOf(token, trust.id, 'trust')).toHaveLength(1);
  });

  it('are not written over by somebody who has not seen them', async () => {
    const trust = await makeTrust();
    await save(trust.id, 'One');
    const refused = await save(trust.id, 'Two');
    expect(refused).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(refused.body).toEqual({ error: TRUST_TEXTS.notesChanged, details: { now: 'One' } });
    expect((await save(trust.id, 'Two', 'One')).body.notes).toBe('Two');
  });

  it('are as long as they may be, and no longer', async () => {
    const trust = await makeTrust();
    const longest = 'x'.repeat(TRUST_NOTES_MAX);
    expect((await save(trust.id, longest)).body.notes).toBe(longest);
    expect((await save(trust.id, `${longest}x`, longest)).status).toBe(400);
    expect((await save(trust.id, 5, longest)).status).toBe(400);
    expect((await save(2_000_000_000, 'x')).status).toBe(404);
  });

  it('are an admin’s and nobody else’s', async () => {
    const trust = await makeTrust();
    const other = await signedIn({ role: 'employee' });
    const body = { notes: 'x', before: '' };
    expect((await put(`/trusts/${trust.id}/notes`, { token: other.token, body })).status).toBe(403);
    expect((await put(`/trusts/${trust.id}/notes`, { body })).status).toBe(401);
  });
});

it('a trust says of each pet who takes over what', async () => {
  const trust = await makeTrust();
  const owner = await makeMember({ role: 'pet_owner' });
  const pet = await makePet({ owner, trust });
  await linkToTeam(pet.id, 'foster');
  const { body } = await get(`/trusts/${trust.id}`, { token });
  expect(body.pets).toMatchObject([{ id: pet.id, care: [{ role: 'foster', name: 'Casey Care' }] }]);
  const page = await get(`/trusts/${trust.id}/pets`, { token });
  expect(page.body.pets).toEqual(body.pets);
});

describe('the name of a trust', () => {
  it('is not written over by somebody who has not seen it', async () => {
    const trust = await makeTrust();
    const [mine, theirs] = [unique('Mine'), unique('Theirs')];
    const rename = (name: string, before?: string) =>
      patch(`/trusts/${trust.id}`, { token, body: { name, before } });
    expect((await rename(theirs)).status).toBe(200);
    const refused = await rename(mine, trust.name);
    expect(refused).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect(refused.body.details).toEqual({ now: theirs });
    expect(refused.body.error).toContain(`to “${theirs}”`);
    expect((await rename(mine, theirs)).body.name).toBe(mine);
    // Sent again, because the answer was lost.
    expect((await rename(mine, theirs)).status).toBe(200);
  });
});
