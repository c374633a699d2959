import type { Core } from '@strapi/strapi';
import { messageWay as wayTo, ownMessageWay } from '@hearthside/contract/inbox/message-way';
import type { Actor } from '../../../auth/actor';
import { active } from '../../../auth/members';
import type { MemberPagePart } from '../../../subject';

/** How a reader can write to a member from the member's page: by the same rule as in the picker of new chats. */
export async function messageWay(
  strapi: Core.Strapi,
  reader: Actor,
  memberId: number,
): Promise<Partial<MemberPagePart>> {
  if (ownMessageWay(reader) === 'none') return {};
  const member = await active(strapi, memberId);
  return member ? { message: wayTo(reader, member) } : {};
}
