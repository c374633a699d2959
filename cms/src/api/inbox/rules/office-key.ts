import { createHash } from 'node:crypto';
import { CHAT_NAME_MAX } from '@hearthside/contract/inbox/fields';

/** The key of a member's chat with the office, among the keys of chats, which otherwise identify sets of members. */
export const officeKeyOf = (memberId: number) =>
  createHash('sha256').update(`office:${memberId}`).digest('base64url');

/** How the name of every chat with the office ends. */
export const OFFICE_NAME = ' and the team';

/** The name of a member's chat with the office. */
export const nameFor = (member: string) => `${member}${OFFICE_NAME}`.slice(0, CHAT_NAME_MAX);
