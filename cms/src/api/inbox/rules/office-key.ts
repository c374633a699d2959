import { createHash } from 'node:crypto';
import { CHAT_NAME_MAX } from '@hearthside/contract/inbox/fields';

/** Names a member's own chat with the office among the keys of chats, which else name sets of people. */
export const officeKeyOf = (memberId: number) =>
  createHash('sha256').update(`office:${memberId}`).digest('base64url');

/** How every chat with the office is called at its end. */
export const OFFICE_NAME = ' and the team';

/** What a member's chat with the office is called. */
export const nameFor = (member: string) => `${member}${OFFICE_NAME}`.slice(0, CHAT_NAME_MAX);
