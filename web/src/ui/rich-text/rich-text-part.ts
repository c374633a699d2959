import '@hearthside/rich-text/rich-text.css';

/** The editor with its styles, as one chunk of code that loads when somebody edits a text. */
export { mountRichText } from '@hearthside/rich-text/mount-rich-text';
