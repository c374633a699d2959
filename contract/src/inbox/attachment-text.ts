/** What stands for a message without words. Apart from the other texts of the inbox, because Home has only this one. */
export const ATTACHMENT_TEXT = 'Attachment';
/** What stands for one that was spoken. */
export const VOICE_TEXT = 'Voice message';

/** What stands for a message without words, by its files. */
export const filesText = (files: readonly { kind: string }[]): string =>
  files.some(({ kind }) => kind === 'audio') ? VOICE_TEXT : ATTACHMENT_TEXT;
