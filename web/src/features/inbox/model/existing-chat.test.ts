import type { ErrorCode } from '@hearthside/contract/error-code';
import { expect, it } from 'vitest';
import { refusedError } from '@/testing/refused';
import { existingChat } from './existing-chat';

it('a new chat finds the one that is there already in a refusal', () => {
  const refusal = (code: ErrorCode, chatId?: string) =>
    refusedError(code, 'A chat already exists with this user', chatId ? { chatId } : {});
  expect(existingChat(refusal('ALREADY_EXISTS', '31'))).toBe(31);
  expect(existingChat(refusal('ALREADY_EXISTS'))).toBeUndefined();
  expect(existingChat(refusal('ALREADY_EXISTS', 'none'))).toBeUndefined();
  expect(existingChat(refusal('CONFLICT', '31'))).toBeUndefined();
  expect(existingChat(refusal('NOT_ALLOWED', '31'))).toBeUndefined();
  expect(existingChat(new Error('31'))).toBeUndefined();
});
