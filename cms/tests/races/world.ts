import { makeAppointment } from '../harness/appointments';
import { makeTask } from '../harness/care';
import { plantSeat, say, startChat } from '../harness/chats';
import { db, insert } from '../harness/database';
import { plantDonation } from '../harness/donations';
import { plantForm, plantResponse } from '../harness/forms';
import type { Reply } from '../harness/http';
import { makeMember, openSession, signedIn } from '../harness/members';
import { plantMembership } from '../harness/memberships';
import { openOfficeChat } from '../harness/office-inbox';
import { makePet } from '../harness/pets';
import { makeTrust } from '../harness/trusts';
import { plantAssignment } from '../trust/assignments';

/** The rows at which operations meet: the member they concern, one in the trash, a pet, a trust, a form and chats. */
export type Place = 'member' | 'trashed' | 'pet' | 'trust' | 'form' | 'chat' | 'office';

/** Members and objects connected in every way in which operations could meet. */
export async function world() {
  const { id: membershipId, owner } = await plantMembership();
  const member = { ...owner, ...(await openSession(owner.id)) };
  const friend = await signedIn({ role: 'caretaker' });
  const trashed = await makeMember({ role: 'caretaker', columns: { deleted_at: new Date() } });
  // With higher ids than those they act on.
  const admin = await signedIn({ role: 'admin' });
  const other = await signedIn({ role: 'admin' });
  const trust = await makeTrust();
  const pet = await makePet({ owner: member, trust, team: { caretaker: trashed, foster: friend } });
  const taskId = await makeTask(pet.id);
  // An owner keeps their last pet, so this one has two.
  await makePet({ owner: member });
  for (const { id } of [friend, trashed]) await plantAssignment(trust.id, id);
  const form = await plantForm({ needsReview: false });
  const reviewed = await plantForm({ needsReview: true });
  const responseId = await plantResponse(reviewed, member, { status: 'pending' });
  const gift = await plantDonation({ member_id: member.id, refunded: 100 });
  const refundId = await insert('portal_donation_refunds', {
    donation_ref: gift,
    cents: 100,
    refunded_at: new Date('2026-03-02T17:00:00Z'),
    refunded_on: '2026-03-02',
    is_by_hand: true,
  });
  const nobodysGift = await plantDonation();
  const request = await makeAppointment(member, { state: 'requested' });
  const chat = await startChat(member, [friend, await makeMember()], 'A race');
  const message = await say(member, chat.id, 'Before a race');
  // Who is in the trash had a seat there, and wrote.
  await plantSeat(chat.id, trashed.id);
  const { id: theirs } = await say(member, chat.id, 'From somebody who left');
  await db('inbox_messages').where({ id: theirs }).update({ sender_id: trashed.id });
  const officeChatId = await openOfficeChat(admin, member.id);
  await say(member, officeChatId, 'Is anybody there?');
  const ids: Record<Place, [string, number]> = {
    member: ['up_users', member.id],
    trashed: ['up_users', trashed.id],
    pet: ['pets', pet.id],
    trust: ['trusts', trust.id],
    form: ['forms', form.id],
    chat: ['inbox_chats', chat.id],
    office: ['inbox_chats', officeChatId],
  };
  return {
    member,
    friend,
    trashed,
    admin,
    other,
    trust,
    pet,
    taskId,
    form,
    responseId,
    gift,
    refundId,
    nobodysGift,
    request,
    chat,
    message,
    officeChatId,
    membershipId,
    ids,
  };
}
export type World = Awaited<ReturnType<typeof world>>;

/** An operation of the lock table (docs/locks.md): where it waits, and its call. */
export interface Operation {
  at: readonly Place[];
  call(world: World): Promise<Reply>;
}
