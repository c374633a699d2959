import type { Message } from '@hearthside/contract/inbox/fields';

/** Whether a message mentions a member. */
export const isMentioned = ({ mentions }: Pick<Message, 'mentions'>, memberId: number): boolean =>
  mentions.some((mention) => mention.memberId === memberId);
