import { formPages } from '@hearthside/contract/form/pages';
import type { FormListItem } from '@hearthside/contract/form/shapes';
import { ChartPie, Copy, PencilLine, Printer, Send, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '@/lib/api/api-error';
import { RowMenu } from '@/ui/dialogs/menu';
import { toast } from '@/ui/toast/toast';
import { useDuplicateForm } from '../../api/forms';
import type { RequestedAction } from './form-list-actions';

export interface FormMenuProps {
  form: FormListItem;
  onAction: (action: RequestedAction['action']) => void;
}

/** The actions on a form in the list (part 2 §2). */
export function FormMenu({ form, onAction }: FormMenuProps) {
  const navigate = useNavigate();
  const { trigger: duplicate } = useDuplicateForm();
  const copy = async () => {
    toast.working('Copying the form...');
    try {
      const { formId, form: made } = await duplicate({ id: form.id });
      toast.success(`“${made.form.title}” is ready to edit`);
      await navigate(formPages.editor(formId));
    } catch (error) {
      toast.error(messageOf(error, 'The form could not be copied'));
    }
  };
  return (
    <RowMenu
      name={form.title}
      items={[
        {
          label: 'Edit',
          icon: <PencilLine size={18} aria-hidden />,
          to: formPages.editor(form.id),
        },
        {
          label: 'Responses',
          icon: <ChartPie size={18} aria-hidden />,
          to: formPages.responses(form.id),
        },
        {
          label: 'Send',
          icon: <Send size={18} aria-hidden />,
          disabled: !form.published,
          hint: form.published ? undefined : 'Publish it first',
          onOpen: () => onAction('send'),
        },
        {
          label: 'Print',
          icon: <Printer size={18} aria-hidden />,
          onSelect: () => onAction('print'),
        },
        {
          label: 'Duplicate',
          icon: <Copy size={18} aria-hidden />,
          onSelect: () => void copy(),
        },
        {
          label: 'Delete',
          icon: <Trash2 size={18} aria-hidden />,
          danger: true,
          divided: true,
          onOpen: () => onAction('delete'),
        },
      ]}
    />
  );
}
