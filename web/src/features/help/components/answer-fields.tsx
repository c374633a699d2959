import { HELP_LIMITS, HELP_TEXTS } from '@hearthside/contract/help/fields';
import { Controller } from 'react-hook-form';
import { Field } from '@/ui/fields/field';
import { TextEditor } from '@/kit/portal-pages/text-editor';
import { TextInput } from '@/ui/fields/text-input';
import type { AnswerFormState } from './use-answer-form';

/** The fields of a question and its answer. */
export function AnswerFields({ form }: Pick<AnswerFormState, 'form'>) {
  const { errors } = form.formState;
  return (
    <div className="grid gap-4">
      <Field label="Question" required error={errors.question?.message}>
        <TextInput
          data-autofocus
          autoComplete="off"
          // A new question starts with a placeholder text that is meant to be replaced.
          onFocus={({ currentTarget: input }) =>
            input.value === HELP_TEXTS.newQuestion && input.select()
          }
          {...form.register('question')}
        />
      </Field>
      <Field label="Answer" error={errors.answer?.message}>
        <Controller
          control={form.control}
          name="answer"
          render={({ field }) => (
            <TextEditor label="Answer" maxLength={HELP_LIMITS.answer} {...field} />
          )}
        />
      </Field>
      <Field
        label="Video URL"
        optional
        hint="A link to YouTube, Vimeo, or a video file such as an MP4."
        error={errors.videoUrl?.message}
      >
        <TextInput inputMode="url" autoComplete="off" {...form.register('videoUrl')} />
      </Field>
    </div>
  );
}
