import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
import { useState } from 'react';
import { AlikeLink, alikeIn, useOnTyping, type Alike } from '../../gifts/components/alike';
import { GiftRows, NoteRow } from '../../gifts/components/gift-rows';
import { useCorrectGift } from '../../api/donations';
import { correctionFormOf, GIFT_PARTS, knownGift } from '../../model/correction-form';
import { GiftEditDialog } from './gift-edit-dialog';
import { ReasonField } from './reason-field';
import { useGiftEdit, type KnownGift } from './use-gift-edit';
import type { OpenedDialogProps } from './use-opened-dialog';

/** Corrects what was typed of a gift that came by check, cash or transfer. */
export function CorrectGiftDialog({ donation, open, onClose }: OpenedDialogProps<KnownGift>) {
  const { trigger: correct } = useCorrectGift();
  const [alike, setAlike] = useState<Alike | null>(null);
  const edit = useGiftEdit({
    donation,
    onClose,
    about: 'correction',
    schemaOf: correctionFormOf,
    typedOf: knownGift,
    parts: GIFT_PARTS,
    save: (given) =>
      correct({ ...given, another: alike !== null }).catch((error: unknown) => {
        setAlike(alikeIn(error));
        throw error;
      }),
    failed: DONATION_TEXTS.updateFailed,
    saved: DONATION_TEXTS.corrected,
  });
  useOnTyping(edit.form, () => setAlike(null));
  return (
    <GiftEditDialog
      edit={edit}
      open={open}
      title="Correct this gift"
      submitLabel={alike ? 'Save as a separate gift' : 'Save'}
    >
      <GiftRows />
      <NoteRow />
      <ReasonField />
      <p className="max-w-[65ch] text-s text-ink-soft">
        Totals and statements will use the corrected gift. If it renewed a membership, the deadline
        may change.
      </p>
      {alike && (
        <p role="status" className="text-s">
          If both are right, save this one as a separate gift. <AlikeLink id={alike.id} />
        </p>
      )}
    </GiftEditDialog>
  );
}
