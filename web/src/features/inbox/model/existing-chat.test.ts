import { expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { existingChat } from './existing-chat';

it('a refusal of a new chat has the id of the chat that already exists', () => {
  const refusal = (status: number, chatId?: string) =>
    new ApiError(status, 'A chat already exists with this user', chatId ? { chatId } : {});
  expect(existingChat(refusal(409, '31'))).toBe(31);
  expect(existingChat(refusal(409))).toBeUndefined();
  expect(existingChat(refusal(409, 'none'))).toBeUndefined();
  expect(existingChat(refusal(403, '31'))).toBeUndefined();
  expect(existingChat(new Error('31'))).toBeUndefined();
});
