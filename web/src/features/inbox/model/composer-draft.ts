import { draft, type Draft } from '@/lib/draft';
import { deviceStore } from '@/lib/storage';

/** What was typed into a chat and not yet sent; kept on this device, so it outlives a sign-out. */
export const composerDraft = (memberId: number, chatId: number): Draft<{ text: string }> =>
  draft(`inbox.${memberId}.${chatId}`, deviceStore);
