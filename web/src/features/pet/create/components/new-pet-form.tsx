import type { Me } from '@hearthside/contract/member/me';
import type { PetForm } from '@hearthside/contract/pet/fields';
import { petPages } from '@hearthside/contract/pet/pages';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Progress } from '@/ui/progress';
import { toast } from '@/ui/toast/toast';
import { AboutFields } from '../../form/components/about-fields';
import { AddressFields } from '../../form/components/address-fields';
import { OwnerFields } from '../../form/components/owner-fields';
import { NewPetPicture } from './new-pet-picture';
import { OwnerChoice } from '../../people/components/owner-choice';
import { useNewPet } from './use-new-pet';
import { WhyLocked } from './why-locked';

export interface NewPetFormProps {
  me: Me;
  save: (values: PetForm, picture: Blob | null) => Promise<void>;
  /** How much of the picture is uploaded. The pet has been saved by then. */
  percent: number | undefined;
  onSkipPicture: () => void;
}

/** The form of a new pet, from its head to Save. */
export function NewPetForm({ me, save, percent, onSkipPicture }: NewPetFormProps) {
  const navigate = useNavigate();
  const [picture, setPicture] = useState<Blob | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const edit = useNewPet({ me, create: (values) => save(values, picture) }, form);
  /** Until the owner is chosen, there is nothing to show next to the pet. */
  const beside = !edit.forOthers || edit.ownerId !== 0;
  const saving = edit.saving || percent !== undefined;
  const cancel = () => {
    if (edit.hasDraft())
      toast.success('Your draft is saved. Choose Create Pet Record to continue it.');
    void navigate(petPages.list);
  };
  const discard = () => {
    setPicture(null);
    edit.discard();
  };
  const discardButton = (variant: 'quiet' | 'ghost') => (
    <Button variant={variant} size="s" disabled={saving} onClick={discard}>
      Discard draft
    </Button>
  );
  const { name, breed } = edit.texts;
  const about = (
    <AboutFields
      edit={edit}
      title="About the pet"
      suggestBreeds
      picture={<NewPetPicture name={name} breed={breed} picture={picture} onPicture={setPicture} />}
    />
  );

  return (
    <form
      ref={form}
      noValidate
      aria-label="Create Pet Record"
      onSubmit={(event) => {
        event.preventDefault();
        void edit.submit();
      }}
      // The field that has the focus must never be hidden under the bar with Save, which errors make taller.
      className={clsx(
        '[&_:is(button,input,select,textarea)]:scroll-mt-24',
        edit.message
          ? '[&_:is(button,input,select,textarea)]:scroll-mb-80'
          : '[&_:is(button,input,select,textarea)]:scroll-mb-44',
      )}
    >
      <div className="mt-1 mb-4 grid gap-3">
        {edit.resumed ? (
          <Notice tone="info" action={discardButton('quiet')}>
            Here’s what you typed earlier but didn’t save. Please choose the picture again.
          </Notice>
        ) : (
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
            <p className="max-w-[70ch] text-s text-ink-soft">
              What you type stays on this device until you save it. You can leave and come back.
            </p>
            {edit.begun && discardButton('ghost')}
          </div>
        )}
      </div>
      <div inert={saving} className={clsx('grid items-start gap-4', beside && 'lg:grid-cols-2')}>
        {!edit.forOthers && about}
        <div className="grid gap-4">
          {edit.forOthers && <OwnerChoice edit={edit} />}
          {(!edit.forOthers || edit.owner.data) && (
            <>
              <OwnerFields edit={edit} title="Owner">
                <WhyLocked edit={edit} />
              </OwnerFields>
              <AddressFields edit={edit} />
            </>
          )}
        </div>
        {/* A member who adds a pet for somebody else first chooses the owner. */}
        {edit.forOthers && about}
      </div>
      <div className="sticky bottom-19 z-10 mt-4 flex flex-wrap items-center gap-2 rounded-m border border-line bg-surface p-3 shadow-2 sm:bottom-4 sm:justify-end">
        {/* Next to the pressed button, so that it is visible without scrolling. */}
        {edit.message && (
          <Notice tone="bad" live className="w-full">
            {edit.message}
          </Notice>
        )}
        {percent !== undefined && (
          <div className="flex grow items-center gap-2">
            <Progress value={percent} label="Uploading the picture" showText className="grow" />
            <Button variant="ghost" size="s" onClick={onSkipPicture}>
              Continue without it
            </Button>
          </div>
        )}
        <Button variant="quiet" disabled={saving} onClick={cancel} className="max-sm:grow">
          Cancel
        </Button>
        <Button type="submit" busy={saving} busyLabel="Saving..." className="max-sm:grow">
          Save
        </Button>
      </div>
    </form>
  );
}
