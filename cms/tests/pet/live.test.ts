import { afterEach, expect, it } from 'vitest';
import { post, put } from '../harness/http';
import { closeWindows, openWindow } from '../harness/live';
import { signedIn } from '../harness/members';
import { makePet } from '../harness/pets';

afterEach(closeWindows);

const entry = { date: '2026-11-01', description: 'Ate well.', location: 'in_person' };

it('an entry of a pet is broadcast to the windows of those who see it, and to nobody else', async () => {
  const [owner, caretaker, admin, stranger] = await Promise.all([
    signedIn(),
    signedIn({ role: 'caretaker' }),
    signedIn({ role: 'admin' }),
    signedIn(),
  ]);
  const pet = await makePet({ owner, team: { caretaker } });
  const watching = await Promise.all([owner, admin, stranger].map((one) => openWindow(one)));
  const { status } = await post(`/pet-records/${pet.id}/records`, {
    token: caretaker.token,
    body: entry,
  });
  expect(status).toBe(200);
  const [ofOwner, ofAdmin, ofStranger] = watching;
  expect(await ofOwner!.receives('pet')).toEqual({ petId: pet.id });
  expect(await ofAdmin!.receives('pet', ({ petId }) => petId === pet.id)).toBeTruthy();
  expect(ofStranger!.told('pet')).toEqual([]);
});

it('a change of a pet’s routine is broadcast to its caretaker', async () => {
  const [owner, caretaker] = await Promise.all([signedIn(), signedIn({ role: 'caretaker' })]);
  const pet = await makePet({ owner, team: { caretaker } });
  const window = await openWindow(caretaker);
  const { status } = await put(`/pet-records/${pet.id}/routine`, {
    token: owner.token,
    body: { lines: [{ what: 'Supper', time: '6 PM' }] },
  });
  expect(status).toBe(200);
  expect(await window.receives('pet')).toEqual({ petId: pet.id });
});
