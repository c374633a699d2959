import { HELP_TEXTS, type HelpPlace } from '@hearthside/contract/help/fields';
import type { HelpItem } from '@hearthside/contract/help/endpoints';
import type { ReactNode } from 'react';
import { useMe } from '@/features/session';
import type { ComparedPart } from '@/kit/conflict/compare';
import { useRevisedForm } from '@/kit/conflict/use-revised-form';
import { hasCode, isOutOfDate, messageOf } from '@/lib/api/api-error';
import { RichText } from '@/ui/rich-text/rich-text';
import { toast } from '@/ui/toast/toast';
import { useAnswerNow, useSaveAnswer } from '../api/answers';
import { answerForm, NEW_ANSWER, type AnswerInput } from '../model/answer-draft';

const GONE =
  'Someone else deleted this answer or moved it to another topic since you opened it. What you typed is below. Save again to add it here.';

/** The fields of an answer as they are compared after a conflict. */
const ANSWER_PARTS: readonly ComparedPart<AnswerInput, ReactNode>[] = [
  { label: 'Question', fields: ['question'], show: ({ question }) => question },
  {
    label: 'Answer',
    fields: ['answer'],
    show: ({ answer }) => (answer === '' ? '' : <RichText html={answer} headingsFrom={3} />),
  },
  { label: 'Video URL', fields: ['videoUrl'], show: ({ videoUrl }) => videoUrl },
];

/** What a new answer begins with, and the name of its draft. */
interface AnswerProposal {
  about: string;
  start: AnswerInput;
}

/** The form of one question and answer, new or existing. What is typed is stored until it is saved or discarded. */
export function useAnswerForm(
  topic: HelpPlace,
  item: HelpItem | undefined,
  onSaved: () => void,
  proposal?: AnswerProposal,
) {
  const me = useMe();
  const save = useSaveAnswer();
  const readNow = useAnswerNow(topic);
  return useRevisedForm<HelpItem, AnswerInput, AnswerInput>({
    memberId: me.id,
    schema: answerForm,
    thing: item,
    typedOf: (now) => (now ? typedOf(now) : NEW_ANSWER),
    start: proposal?.start,
    parts: ANSWER_PARTS,
    about: proposal?.about ?? `help.${topic}.${item?.id ?? 'new'}`,
    async save(given, revision) {
      // An answer that is gone has no revision, and is added again.
      const over = item && revision !== '' ? { id: item.id, revision } : undefined;
      await save({ topic, ...given, ...(over && { over }) });
      toast.success(over ? 'Answer saved' : 'Answer added');
    },
    readNow: async () => item && readNow(item.id),
    isConflict: (error) => isOutOfDate(error) || hasCode(error, 'NOT_FOUND'),
    gone: GONE,
    failed: (error) => messageOf(error, HELP_TEXTS.saveFailed),
    onSaved,
  });
}

const typedOf = ({ question, answer, videoUrl }: HelpItem): AnswerInput => ({
  question,
  answer,
  videoUrl,
});

export type AnswerFormState = ReturnType<typeof useAnswerForm>;
