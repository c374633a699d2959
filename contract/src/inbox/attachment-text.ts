/** What stands for a message without words. Apart from the other texts of the inbox, because Home has only this one. */
export const ATTACHMENT_TEXT = 'Attachment';
