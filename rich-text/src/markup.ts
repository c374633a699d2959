import { RICH_TEXT_TAGS } from '@hearthside/contract/rich-text';

/** The tags and attributes that rich text may have, as lists for a renderer. */
export const MARKUP = {
  tags: Object.keys(RICH_TEXT_TAGS),
  attributes: [...new Set(Object.values(RICH_TEXT_TAGS).flat())],
};

export { HEADING_LEVELS, isEmptyRich, isPageHref, safeHref } from '@hearthside/contract/rich-text';
