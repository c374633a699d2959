import { expect, it } from 'vitest';
import { idsOf, seatedIn } from '../harness/chats';
import { signedIn } from '../harness/members';
import { petChatRow } from '../harness/pet-chats';
import { makePet } from '../harness/pets';
import { server } from '../harness/shared';
import { runJob } from '../harness/sweep';

it('pets from before get their chats, if several people care for them, once and put away', async () => {
  const owner = await signedIn();
  const carer = await signedIn({ role: 'caretaker' });
  const unverified = await signedIn({ role: 'foster', verified: false });
  const team = { caretaker: carer };
  const [shared, alone, waiting, deleted] = [
    await makePet({ owner, team }),
    await makePet({ owner }),
    await makePet({ owner, team: { foster: unverified } }),
    await makePet({ owner, team, columns: { deleted_at: new Date() } }),
  ];
  await runJob(server, 'pet-chats', 2);
  const chat = await petChatRow(shared.id);
  const { all, byOffice } = await seatedIn(chat.id);
  expect(all.filter((id) => !byOffice.includes(id))).toEqual([owner.id, carer.id]);
  expect(await idsOf(owner)).toEqual([]);
  for (const pet of [alone, waiting, deleted]) expect(await petChatRow(pet.id)).toBeUndefined();
});
