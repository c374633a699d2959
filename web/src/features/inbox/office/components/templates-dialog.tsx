import type { Template } from '@hearthside/contract/inbox/office-shapes';
import { MessageSquareQuote, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { IconButton } from '@/ui/icon-button';
import { EmptyState } from '@/ui/lists/empty-state';
import { Skeleton } from '@/ui/skeleton';
import { toast } from '@/ui/toast/toast';
import { useRemoveTemplate, useRestoreTemplate, useTemplates } from '../api/use-templates';
import { TemplateForm } from './template-form';

export interface TemplatesDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The answers that the office has saved: listed, added, edited and deleted by any admin. */
export function TemplatesDialog({ open, onClose }: TemplatesDialogProps) {
  const [edited, setEdited] = useState<Template | 'new'>();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Saved answers"
      description="Type / at the start of a line in a message to use one. Only admins see them."
      footer={edited === undefined && <Button onClick={onClose}>Done</Button>}
    >
      {edited === undefined ? (
        <Answers onEdit={setEdited} />
      ) : (
        <TemplateForm
          key={edited === 'new' ? 'new' : edited.id}
          template={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Dialog>
  );
}

function Answers({ onEdit }: { onEdit: (template: Template | 'new') => void }) {
  const { data, error, isLoading, mutate } = useTemplates();
  const { trigger: remove } = useRemoveTemplate();
  const { trigger: restore } = useRestoreTemplate();
  const handleRestore = async ({ id: templateId }: Template) => {
    try {
      await restore({ templateId });
    } catch (failure) {
      toast.error('The answer couldn’t be restored', messageOf(failure));
    }
  };
  const handleDelete = async (template: Template) => {
    try {
      await remove({ templateId: template.id });
      toast.undo('Answer deleted', () => void handleRestore(template));
    } catch (failure) {
      toast.error('The answer could not be deleted', messageOf(failure));
    }
  };
  return (
    <div className="grid gap-3">
      <AsyncView
        data={data?.templates}
        error={error}
        isLoading={isLoading}
        retry={() => void mutate()}
        errorTitle="The answers could not be loaded"
        errorMessage={(reason) => messageOf(reason)}
        skeleton={<Skeleton className="h-24 w-full" />}
        empty={
          <EmptyState
            icon={<MessageSquareQuote size={32} aria-hidden />}
            title="No saved answers yet"
          />
        }
      >
        {(templates) => (
          <ul aria-label="Saved answers" className="divide-y divide-line">
            {templates.map((template) => (
              <li key={template.id} className="flex items-center gap-1 py-1.5">
                <span className="min-w-0 flex-1">
                  <span dir="auto" className="block font-[600] wrap-anywhere">
                    {template.name}
                  </span>
                  <span dir="auto" className="line-clamp-2 text-s text-ink-soft wrap-anywhere">
                    {template.text}
                  </span>
                </span>
                <IconButton
                  label={`Edit ${template.name}`}
                  icon={<Pencil size={18} aria-hidden />}
                  onClick={() => onEdit(template)}
                />
                <IconButton
                  label={`Delete ${template.name}`}
                  icon={<Trash2 size={18} aria-hidden />}
                  onClick={() => void handleDelete(template)}
                />
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
      <Button
        variant="quiet"
        icon={<Plus size={18} aria-hidden />}
        onClick={() => onEdit('new')}
        className="justify-self-start"
      >
        Add answer
      </Button>
    </div>
  );
}
