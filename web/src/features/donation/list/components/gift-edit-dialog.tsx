import type { Donation } from '@hearthside/contract/donation/shapes';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { ConflictNotice } from '@/kit/conflict/conflict-notice';
import { FormDialog, type FormDialogProps } from '@/kit/form-dialog/form-dialog';
import { aboutGift } from '../../model/donation-words';
import type { useGiftEdit } from './use-gift-edit';

export interface GiftEditDialogProps<
  Typed extends FieldValues,
  Given extends FieldValues,
> extends Pick<
  FormDialogProps<Typed, Given>,
  'open' | 'title' | 'description' | 'submitLabel' | 'busyLabel' | 'children'
> {
  edit: ReturnType<typeof useGiftEdit<Donation, Typed, Given>>;
  /** After a conflict, what they changed and how to go on, where the fields don't show it. */
  way?: ReactNode;
}

/** The dialog around the form of `useGiftEdit`. Its fields find the form by `useFormContext`. */
export function GiftEditDialog<Typed extends FieldValues, Given extends FieldValues>(
  props: GiftEditDialogProps<Typed, Given>,
) {
  const { edit, open, way, children, ...dialog } = props;
  const { form, problem, conflict, resumed } = edit;
  return (
    <FormDialog
      description={aboutGift(edit.known)}
      {...dialog}
      form={form}
      discard={edit.discard}
      submit={edit.submit}
      open={open || edit.again}
      onClose={edit.close}
      notice={
        <ConflictNotice
          form={form}
          problem={problem}
          conflict={conflict}
          resumed={resumed}
          way={way}
        />
      }
    >
      <FormProvider {...form}>{children}</FormProvider>
    </FormDialog>
  );
}
