import { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';
import { memberPageEndpoints } from '@hearthside/contract/member/member-page';
import { resource } from '@/lib/api/resource';

const members = resource('member', memberPageEndpoints);
const chats = resource('inbox', inboxEndpoints);

/** A member as their page shows them. */
export const useMemberPage = members.memberPage.query();

/** The id of a member's chat with the office, opened by an admin if there is none yet. */
export const openOfficeChat = async (memberId: number): Promise<number> =>
  (await chats.openOfficeChat({ memberId })).chatId;
