/** Limits and texts of what the office does in its inbox. Must not import zod. */

/** The lists of chats. Admins have all of them; everybody else has `all` and `unread`. */
export const CHAT_VIEWS = ['all', 'unread', 'mine', 'waiting'] as const;
export type ChatView = (typeof CHAT_VIEWS)[number];
/** The views that only admins have. */
export const OFFICE_VIEWS: readonly ChatView[] = ['mine', 'waiting'];
/** In place of an admin’s id, in a filter by who takes care of a chat. */
export const NOBODY = 0;

/** Up to this many chats of a view are counted. */
export const COUNTED_MAX = 100;
export const NOTE_MAX = 4000;
/** How many notes of a chat an answer has, the latest. */
export const NOTES_MAX = 200;
export const TEMPLATE_NAME_MAX = 60;
export const TEMPLATE_MAX = 5000;
/** How many templates the office can have. */
export const TEMPLATES_MAX = 100;
/** What stands in a template for the first name of whoever is written to. */
export const FIRST_NAME = '{first name}';
/** How many weeks the answer times go back, this one among them. */
export const ANSWER_WEEKS = 12;

export const OFFICE_TEXTS = {
  onlyAdmins: 'Only admins can see this view.',
  notWithOffice: 'This chat is not with the office.',
  noAdmin: 'Please choose an admin.',
  assignedMeanwhile: 'Someone else just changed who this chat is assigned to.',
  onlyOwnNotes: 'Only the admin who wrote a note can edit or delete it.',
  noteEmpty: 'Please write something.',
  noteChanged:
    'This note was changed in another window. Copy your text, cancel, and edit it again.',
  templateName: 'Please give it a name.',
  templateText: 'Please write the answer.',
  templateExists: 'There\u2019s already an answer with this name. Please choose another name.',
  templateChanged: 'Someone else changed this answer. Copy your text, cancel, and edit it again.',
  templatesFull: 'There are 100 saved answers. Delete one of them first.',
} as const;

/** The text of a template for somebody: with their first name, or without a name if there is none. */
export function filledTemplate(text: string, firstName: string | undefined): string {
  const name = firstName?.trim();
  // "Hello {first name}," without a name is "Hello,".
  return name
    ? text.replaceAll(FIRST_NAME, () => name)
    : text
        .replaceAll(` ${FIRST_NAME}`, '')
        .replaceAll(FIRST_NAME, '')
        .replace(/^[,\s]+/, '');
}
