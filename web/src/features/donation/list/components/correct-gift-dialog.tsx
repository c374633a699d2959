import { DONATION_TEXTS } from '@hearthside/contract/donation/fields';
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
  const edit = useGiftEdit({
    donation,
    onClose,
    about: 'correction',
    schemaOf: correctionFormOf,
    typedOf: knownGift,
    parts: GIFT_PARTS,
    save: correct,
    failed: DONATION_TEXTS.updateFailed,
    saved: DONATION_TEXTS.corrected,
  });
  return (
    <GiftEditDialog edit={edit} open={open} title="Correct this gift" submitLabel="Save">
      <GiftRows />
      <NoteRow />
      <ReasonField />
      <p className="max-w-[65ch] text-s text-ink-soft">
        Totals and statements will use the corrected gift. If it renewed a membership, the deadline
        may change.
      </p>
    </GiftEditDialog>
  );
}
