import { CHAT_NAME_MAX } from '@hearthside/contract/inbox';
import { useMe } from '@/features/session';
import { Field } from '@/ui/field';
import { TextInput } from '@/ui/text-input';
import { isGroup, nameToBe } from '../model/new-chat';
import type { DraftProps } from './picked-people';

/** What a group is called; left empty it gets the first names, which stand there as a proposal. */
export function GroupName({ draft, onChange }: DraftProps) {
  const me = useMe();
  if (!isGroup(draft)) return null;
  return (
    <Field label="Name of the group" optional>
      <TextInput
        value={draft.name}
        maxLength={CHAT_NAME_MAX}
        placeholder={nameToBe(draft, me)}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
    </Field>
  );
}
