/** Older messages are requested within this many pixels of the top (part 1 §9). */
const OLDER_PX = 50;
/** The view stays with the newest message within this many pixels of the bottom (part 1 §9). */
const PINNED_PX = 100;

/** The scroll position of a box, as the browser reports it. */
export interface Place {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Whether the view is so near the top that older messages are needed. */
export const nearTop = ({ scrollTop }: Place): boolean => scrollTop < OLDER_PX;

/** Whether the view is so near the end that it follows new messages. */
export const nearBottom = ({ scrollTop, clientHeight, scrollHeight }: Place): boolean =>
  scrollHeight - clientHeight - scrollTop <= PINNED_PX;

/** Whether more is needed because the content does not even fill the box. */
export const isShort = ({ clientHeight, scrollHeight }: Place): boolean =>
  clientHeight > 0 && scrollHeight - clientHeight < OLDER_PX;
