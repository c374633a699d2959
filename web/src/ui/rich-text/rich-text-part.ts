import '@hearthside/rich-text/rich-text.css';

/** The editor with its look, as one piece of code that comes when a text is written. */
export { mountRichText } from '@hearthside/rich-text/mount-rich-text';
