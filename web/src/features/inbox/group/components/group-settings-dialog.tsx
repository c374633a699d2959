import { LateDialog } from '@/ui/dialogs/late-dialog';
import { latePart } from '@/ui/late-part';
import type { GroupSettingsProps } from './group-settings-form';

const useForm = latePart(async () => (await import('./group-settings-form')).GroupSettingsForm);

/** A group's picture and name. Loaded on demand, because most visits never need it. */
export function GroupSettingsDialog(props: GroupSettingsProps) {
  const form = useForm();
  const { data: GroupSettingsForm } = form;
  if (GroupSettingsForm) return <GroupSettingsForm {...props} />;
  return <LateDialog part={form} open onClose={props.onClose} title="Group settings" />;
}
