import { ROLE_LABELS, type Role } from '@hearthside/contract/access';
import { plainText } from '@hearthside/contract/form/text';
import { CircleCheck, EyeOff } from 'lucide-react';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { Notice } from '@/ui/notice';
import { Select } from '@/ui/fields/select';
import type { FormPreview } from '../../model/form-preview';
import { hiddenWords, excludedWords } from '../../model/preview-words';
import { FillWizardForm } from './fill-wizard';
import { usePreviewWizard, type PreviewWizardState } from './use-preview-wizard';

export interface PreviewFormProps {
  preview: FormPreview;
  role: Role;
  /** Back to the editor. */
  onLeave: () => void;
}

/** The form in its wizard, to be tried out. */
export function PreviewForm({ preview, role, onLeave }: PreviewFormProps) {
  const wizard = usePreviewWizard(preview.form, onLeave);
  const { form, meant, hidden, withExclusions } = preview;
  const { one } = ROLE_LABELS[role];
  if (!meant || wizard.form.steps.length === 0) {
    return (
      <EmptyState
        icon={<EyeOff size={32} aria-hidden />}
        title={
          meant
            ? `A member with the role ${one} sees no question of this form.`
            : `This form is not meant for the role ${one}.`
        }
      >
        Choose another role above, or change the roles of the form.
      </EmptyState>
    );
  }
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <Notice>
        <p>Try it out: nothing you answer here is kept or sent.</p>
        {hidden > 0 && <p>{hiddenWords(hidden, one)}</p>}
        {withExclusions > 0 && <p>{excludedWords(withExclusions)}</p>}
      </Notice>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 dir="auto" className="min-w-0 flex-1 basis-64 text-2xl wrap-anywhere">
          {form.title}
        </h2>
        {!wizard.isSent && <PreviewPlace wizard={wizard} />}
      </div>
      {wizard.isSent ? (
        <PreviewSent wizard={wizard} onLeave={onLeave} />
      ) : (
        <FillWizardForm wizard={wizard} />
      )}
    </div>
  );
}

/** Jumps to any question. Members who fill the form can't do that. */
function PreviewPlace({ wizard }: { wizard: PreviewWizardState }) {
  const { form, step, goTo } = wizard;
  return (
    <div className="w-full sm:w-56">
      <Select
        aria-label="Go to"
        value={step}
        onChange={({ target }) => goTo(Number(target.value))}
        options={[
          ...form.steps.map(({ number, question }) => ({
            value: String(number - 1),
            label: `${number}. ${plainText(question.question)}`,
          })),
          { value: String(form.steps.length), label: 'Check your answers' },
        ]}
      />
    </div>
  );
}

/** After the last step: what would have happened. */
function PreviewSent({ wizard, onLeave }: { wizard: PreviewWizardState; onLeave: () => void }) {
  return (
    <div role="status">
      <EmptyState
        icon={<CircleCheck size={32} aria-hidden />}
        title="This is where the form would be sent."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="quiet" onClick={wizard.restart}>
              Start over
            </Button>
            <Button onClick={onLeave}>Back to the editor</Button>
          </div>
        }
      >
        This was a preview. Nothing was sent, and no one was notified.
      </EmptyState>
    </div>
  );
}
