import { shortened } from '@hearthside/contract/shortened';

/** How many characters a short text column holds. */
const LONGEST = 255;

/** A line of text cut to fit its column. Names in it may make it too long, and it must be stored all the same. */
export const clipped = (text: string): string => shortened(text, LONGEST);
