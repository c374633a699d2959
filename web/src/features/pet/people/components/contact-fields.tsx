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
import { PhoneInput } from '../../form/components/phone-input';

export interface ContactFieldsProps {
  contact: ContactDraft;
  /** The prefix of its fields' names: 'careTeam.trustee'. */
  path: string;
  errors: Readonly<Record<string, string>>;
  petName: string;
  /** Their role, as part of a sentence: 'trustee'. */
  role: string;
  /** How the row can be linked to a member. Left out if it can't. */
  linkAs?: LinkedAs;
  /** The id of the member that the saved row is linked to. */
  linkedBefore?: number | null;
  onChange: (change: Partial<ContactDraft>, ...parts: ContactText[]) => void;
}

/** A contact of a pet in the editor: name, phone, address, and the linked member. */
export function ContactFields(props: ContactFieldsProps) {
  const { contact, path, errors, petName, role, linkAs, linkedBefore, onChange } = props;
  const [linking, setLinking] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const at = (part: ContactText) => `${path}.${part}`;

  /** The pressed button disappears, so the focus moves to what replaces it. */
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
        {/* A single line of text that may be long. A line break in it becomes a space. */}
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
