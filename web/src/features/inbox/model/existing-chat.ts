import { hasCode } from '@/lib/api/api-error';

/** The id of the chat that these people already have, if a new one was refused for that reason. Otherwise undefined. */
export function existingChat(error: unknown): number | undefined {
  if (!hasCode(error, 'ALREADY_EXISTS')) return undefined;
  const id = Number(error.details.chatId);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
