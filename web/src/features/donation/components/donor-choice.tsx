import { UserRoundSearch, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { Avatar } from '@/ui/avatar';
import { Button } from '@/ui/button';
import { EmailText } from '@/ui/email-text';
import { FieldError } from '@/ui/field';
import { IconButton } from '@/ui/icon-button';
import { filledFrom, type Donor } from '../model/gift-form';
import { DonorDialog } from './donor-dialog';
import type { GiftFormState } from './gift-fields';

/** The member whose gift it is, where it is one's: chosen first, they bring name and address along. */
export function DonorChoice({ form }: { form: GiftFormState }) {
  const [choosing, setChoosing] = useState(false);
  const errorId = useId();
  const { field, fieldState } = useController({ control: form.control, name: 'member' });
  const member = field.value;
  const choose = (chosen: Donor | null) => {
    const { donorName, donorEmail } = filledFrom(form.getValues(), chosen);
    form.setValue('donorName', donorName);
    form.setValue('donorEmail', donorEmail);
    // The last of them: it is what the draft hears of.
    field.onChange(chosen);
    form.clearErrors(['donorName', 'donorEmail', 'member']);
  };
  return (
    <div className="grid gap-2 rounded-s bg-surface-sunken p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {member && <Avatar name={member.name} />}
        <div className="min-w-0 flex-1 basis-32">
          <p className="text-s text-ink-soft">Member (optional)</p>
          <p className="font-[560] wrap-anywhere">{member?.name ?? 'Nobody chosen'}</p>
          {member && (
            <p className="text-s text-ink-soft">
              <EmailText email={member.email} />
            </p>
          )}
        </div>
        <Button
          variant="quiet"
          size="s"
          data-autofocus
          icon={<UserRoundSearch size={18} aria-hidden />}
          aria-describedby={fieldState.error && errorId}
          onClick={() => setChoosing(true)}
        >
          {member ? 'Choose another' : 'Choose a member'}
        </Button>
        {member && (
          <IconButton
            label="No member"
            icon={<X size={18} aria-hidden />}
            onClick={() => choose(null)}
          />
        )}
      </div>
      <FieldError id={errorId} error={fieldState.error?.message} />
      <DonorDialog
        open={choosing}
        chosen={member?.id}
        onChoose={(chosen) => {
          setChoosing(false);
          choose(chosen);
        }}
        onClose={() => setChoosing(false)}
      />
    </div>
  );
}
