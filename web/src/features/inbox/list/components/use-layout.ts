import { useMedia } from '@/lib/use-media';

/** Below 640 px there is one column: the list, or a chat (part 1 §9). */
export const usePhone = (): boolean => useMedia('(max-width: 639.98px)');
/**
 * Below 1280 px the list is a narrow column of portraits (part 1 §9). With the Chat Info panel open it is narrow up
 * to a wider window, so that the thread between them keeps about 400 px.
 */
export function useCompactList(infoIsOpen: boolean): boolean {
  const upTo = infoIsOpen ? 1360 : 1280;
  return useMedia(`(min-width: 640px) and (max-width: ${upTo - 0.02}px)`);
}
/** From this width on there is room for the Chat Info panel next to the thread. Below it, it is a sheet. */
export const useWideInfo = (): boolean => useMedia('(min-width: 1100px)');
