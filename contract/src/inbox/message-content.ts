import { paragraphs, tidyBreaks, withoutControls } from '../text';
import { mapBlocks } from './code-parts';
import { MESSAGE_MAX } from './fields';

/** Tabs are what code is indented with, so they stay in blocks of it. */
const tidyBlock = (block: string) => block.replace(/[^\P{Cc}\n\t]+/gu, ' ');

/** The text of a message as it is stored: like any text of several lines, and blocks of code keep their tabs. */
export const messageContent = paragraphs(MESSAGE_MAX, (typed) =>
  mapBlocks(tidyBreaks(typed), withoutControls, tidyBlock).trim(),
);
