/** Older messages are asked for within so many pixels of the top (part 1 §9). */
const OLDER_PX = 50;
/** The view stays with the newest message within so many pixels of the bottom (part 1 §9). */
const PINNED_PX = 100;

/** Where a scrolled box stands, as the browser tells it. */
export interface Place {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Whether the view is so near the top that the messages before are wanted. */
export const nearTop = ({ scrollTop }: Place): boolean => scrollTop < OLDER_PX;

/** Whether the view is so near the end that it goes along with whatever comes. */
export const nearBottom = ({ scrollTop, clientHeight, scrollHeight }: Place): boolean =>
  scrollHeight - clientHeight - scrollTop <= PINNED_PX;

/** Whether more is wanted because what is there does not even fill the box. */
export const isShort = ({ clientHeight, scrollHeight }: Place): boolean =>
  clientHeight > 0 && scrollHeight - clientHeight < OLDER_PX;
