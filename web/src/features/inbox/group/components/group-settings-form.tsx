import { chatTitle, CHAT_NAME_MAX, type Chat } from '@hearthside/contract/inbox/fields';
import { groupName } from '@hearthside/contract/inbox/group-endpoints';
import { PICTURE } from '@hearthside/contract/member/profile';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMe } from '@/features/session';
import { FormDialog } from '@/kit/form-dialog/form-dialog';
import { messageOf } from '@/lib/api/api-error';
import { submitting } from '@/lib/form-submit';
import { pictureAttempt } from '@/lib/picture-attempt';
import { useForm } from '@/lib/use-form';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { Avatar } from '@/ui/media/avatar';
import { PictureChange } from '@/ui/media/picture-change';
import { toast } from '@/ui/toast/toast';
import { useGroupChanges, useGroupPicture } from '../../api/group-changes';

export interface GroupSettingsProps {
  chat: Chat;
  onClose: () => void;
}

const named = ({ name, group }: Chat) => (group?.isNamed ? (name ?? '') : '');

/** A group's picture and name. The picture is saved at once, the name by the button. */
export function GroupSettingsForm({ chat, onClose }: GroupSettingsProps) {
  const { rename } = useGroupChanges(chat.id);
  const before = named(chat);
  const form = useForm({
    resolver: zodResolver(groupName),
    defaultValues: { name: before },
  });
  const undo = async () => {
    try {
      await rename(before);
    } catch (error) {
      toast.error(messageOf(error, 'The group could not be renamed'));
    }
  };
  const submit = submitting(
    form,
    async ({ name }) => {
      const after = await rename(name);
      if (named(after) !== before) toast.undo('Group renamed', () => void undo());
      onClose();
    },
    'The group could not be renamed',
  );
  return (
    <FormDialog
      form={form}
      discard={() => form.reset()}
      submit={submit}
      open
      onClose={onClose}
      title="Group settings"
      description="Everyone in the group sees what you change."
      submitLabel="Save"
    >
      <GroupPicture chat={chat} />
      <Field
        label="Name of the group"
        optional
        hint="Without a name, it’s called by everyone’s first names."
        error={form.formState.errors.name?.message}
      >
        <TextInput dir="auto" maxLength={CHAT_NAME_MAX} data-autofocus {...form.register('name')} />
      </Field>
    </FormDialog>
  );
}

function GroupPicture({ chat }: Pick<GroupSettingsProps, 'chat'>) {
  const me = useMe();
  const { removePicture } = useGroupChanges(chat.id);
  const { upload, percent, cancel } = useGroupPicture(chat.id);
  const attempt = pictureAttempt(toast);
  const picture = chat.group?.picture ?? null;
  return (
    // The picture of a page overlaps the banner above it. Here nothing is above.
    <div className="pt-10">
      <PictureChange
        has={picture !== null}
        whose="the group’s"
        maxBytes={PICTURE.maxBytes}
        percent={percent}
        onUpload={(file) => attempt.save(upload(file))}
        onRemove={() => attempt.remove(removePicture())}
        onCancel={cancel}
      >
        <Avatar name={chatTitle(chat, me.id)} src={picture} size="xl" />
      </PictureChange>
    </div>
  );
}
