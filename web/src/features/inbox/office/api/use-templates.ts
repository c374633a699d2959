import { chats } from '../../api/chats';

const stale = [chats.templates.matches()];

/** The answers that the office has saved. */
export const useTemplates = chats.templates.query();
export const useAddTemplate = chats.addTemplate.mutation({ invalidates: stale });
export const useSaveTemplate = chats.saveTemplate.mutation({
  invalidates: stale,
  invalidatesOnError: stale,
});
export const useRemoveTemplate = chats.removeTemplate.mutation({ invalidates: stale });
export const useRestoreTemplate = chats.restoreTemplate.mutation({ invalidates: stale });

/** How long people waited for the office's answers, week by week. */
export const useAnswerTimes = chats.answerTimes.query();
