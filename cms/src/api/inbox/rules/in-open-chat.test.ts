import { expect, it, vi } from 'vitest';
import { refuse } from '../../../http/refuse';
import { inOpenChat } from './in-open-chat';

const ended = () => Promise.reject(refuse.conflict('This chat was closed by an admin.'));
const fine = () => Promise.resolve();

it('a message is written once more in the chat that follows one which has just been ended', async () => {
  const take = vi.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const write = vi.fn().mockImplementationOnce(ended).mockImplementation(fine);
  expect(await inOpenChat(take, write)).toBe(2);
  expect(write.mock.calls).toEqual([[1], [2]]);
});

it('a sender is told what is refused for another reason, or where no other chat follows', async () => {
  await expect(inOpenChat(() => Promise.resolve(1), ended)).rejects.toThrow(/closed by an admin/);
  const write = vi.fn(() => Promise.reject(refuse.notFound()));
  await expect(inOpenChat(() => Promise.resolve(1), write)).rejects.toThrow();
  expect(write).toHaveBeenCalledTimes(1);
});
