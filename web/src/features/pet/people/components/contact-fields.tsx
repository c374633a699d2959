import type { Linkable } from '@hearthside/contract/pet/care';
import { useRef, useState } from 'react';
import { afterDialogs } from '@/lib/after-dialogs';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import type { LinkedAs } from '../../api/pets';
import { linkedTo, type ContactDraft, type ContactText } from '../../model/care-team-draft';
import { LinkedLine } from './linked-line';
import { LinkMemberDialog } from './link-member-dialog';
import { PhoneInput } from '../../profile/components/phone-input';

export interface ContactFieldsProps {
  contact: ContactDraft;
  /** The beginning of its fields' names: 'careTeam.trustee'. */
  path: string;
  errors: Readonly<Record<string, string>>;
  petName: string;
  /** What they are to be, in a sentence: 'trustee'. */
  role: string;
  /** How the row can be linked to a member; left out where it cannot. */
  linkAs?: LinkedAs;
  /** Whom the row as it is saved is linked to. */
  linkedBefore?: number | null;
  onChange: (change: Partial<ContactDraft>, ...parts: ContactText[]) => void;
}

/** A person around a pet while they are edited: name, phone, address, and the member they are linked to. */
export function ContactFields(props: ContactFieldsProps) {
  const { contact, path, errors, petName, role, linkAs, linkedBefore, onChange } = props;
  const [linking, setLinking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const at = (part: ContactText) => `${path}.${part}`;

  /** The button that was pressed goes; the focus goes to what takes its place. */
  const goOn = () =>
    afterDialogs(
      () => box.current,
      () => box.current?.querySelector<HTMLElement>('button')?.focus(),
    );
  const link = (member: Linkable) => {
    setLinking(false);
    onChange(linkedTo(member), 'name', 'phoneNumber', 'address');
    goOn();
  };
  return (
    <div ref={box} className="grid gap-3">
      {linkAs && (
        <LinkedLine
          contact={contact}
          role={role}
          petName={petName}
          holds={contact.userId === linkedBefore}
          onLink={() => setLinking(true)}
          onUnlink={() => {
            onChange({ userId: null, member: null });
            goOn();
          }}
        />
      )}
      <Field label="Name" error={errors[at('name')]}>
        <TextInput
          name={at('name')}
          autoComplete="off"
          value={contact.name}
          onChange={(event) => onChange({ name: event.target.value }, 'name')}
        />
      </Field>
      <Field label="Phone" error={errors[at('phoneNumber')]}>
        <PhoneInput
          name={at('phoneNumber')}
          value={contact.phoneNumber}
          onChange={(phoneNumber) => onChange({ phoneNumber }, 'phoneNumber')}
        />
      </Field>
      <Field label="Address" error={errors[at('address')]}>
        {/* One line of text that may be long; a line break in it is a space. */}
        <Textarea
          name={at('address')}
          autoComplete="off"
          rows={2}
          className="min-h-19! resize-none!"
          value={contact.address}
          onChange={(event) =>
            onChange({ address: event.target.value.replace(/\n/g, ' ') }, 'address')
          }
        />
      </Field>
      {linkAs && (
        <LinkMemberDialog
          open={linking}
          as={linkAs}
          role={role}
          petName={petName}
          chosen={contact.userId}
          onChoose={link}
          onClose={() => setLinking(false)}
        />
      )}
    </div>
  );
}
