import { describe, expect, it } from 'vitest';
import { get, put } from '../harness/http';
import { historyOf } from '../harness/notifications';
import { signedIn } from '../harness/members';
import { makePet } from '../harness/pets';
import { snapshot } from '../harness/snapshot';

const owner = await signedIn();
const admin = await signedIn({ role: 'admin' });
const FOOD = { what: 'Kidney diet', amount: 'half a cup', time: '7 AM and 6 PM', place: 'Pantry' };
const WALK = { what: 'Walk by the river', amount: '', time: 'after breakfast', place: '' };
const save = (id: number, body: object, { token } = owner) =>
  put(`/pet-records/${id}/routine`, { token, body });

describe('the routine of a pet', () => {
  it('is saved in its order, shown with the pet and recorded in the history', async () => {
    const pet = await makePet({ owner });
    const { status, body } = await save(pet.id, { lines: [FOOD, { ...WALK, what: ' Walk ' }] });
    expect([status, body.routine]).toEqual([200, [FOOD, { ...WALK, what: 'Walk' }]]);
    expect((await get(`/pet-records/${pet.id}`, { token: owner.token })).body).toEqual(body);
    const turned = await save(pet.id, { lines: [WALK, FOOD], revision: body.revision });
    expect(turned.body.routine).toEqual([WALK, FOOD]);
    const [event] = await historyOf(admin.token, pet.id, 'pet');
    expect(event?.changes).toEqual([
      expect.objectContaining({
        field: 'Routine',
        to: 'Walk by the river, after breakfast\nKidney diet, half a cup, 7 AM and 6 PM, Pantry',
      }),
    ]);
  });

  it('of a pet from before there was one is empty', async () => {
    const pet = await makePet({ owner });
    const { body } = await get(`/pet-records/${pet.id}`, { token: owner.token });
    expect(body.routine).toEqual([]);
  });

  it.each([
    [{ lines: [{ ...FOOD, what: ' ' }] }, { 'lines.0.what': expect.stringMatching(/^Enter what/) }],
    [{ lines: Array(21).fill(FOOD) }, { lines: expect.any(String) }],
    [{ lines: [{ ...FOOD, amount: 'x'.repeat(61) }] }, { 'lines.0.amount': expect.any(String) }],
    [{ lines: [{ ...FOOD, id: 1 }] }, { 'lines.0.id': expect.any(String) }],
  ])('is refused as %#', async (body, details) => {
    const pet = await makePet({ owner });
    const reply = await save(pet.id, body);
    expect([reply.status, reply.body.details]).toEqual([400, details]);
  });

  it('based on an older state of the pet is refused and changes nothing', async () => {
    const pet = await makePet({ owner });
    const { body } = await save(pet.id, { lines: [FOOD] });
    await save(pet.id, { lines: [WALK], revision: body.revision }, admin);
    const before = await snapshot();
    const reply = await save(pet.id, { lines: [], revision: body.revision });
    expect([reply.status, reply.code]).toEqual([409, 'CHANGED_MEANWHILE']);
    expect(await snapshot()).toEqual(before);
  });

  it('can be read and not changed by those who care for the pet', async () => {
    const carer = await signedIn({ role: 'caretaker' });
    const pet = await makePet({ owner, team: { caretaker: carer } });
    await save(pet.id, { lines: [FOOD] });
    const seen = await get(`/pet-records/${pet.id}`, { token: carer.token });
    expect(seen.body.routine).toEqual([FOOD]);
    const sheets = await get('/pet-records/emergency-sheets', { token: carer.token });
    expect(sheets.body.sheets[0].detail.routine).toEqual([FOOD]);
    expect((await save(pet.id, { lines: [] }, carer)).status).toBe(403);
    expect((await save(pet.id, { lines: [] }, await signedIn())).status).toBe(404);
  });
});
