import { PET_TEXTS, type PetForm } from '@hearthside/contract/pet/fields';
import { petPages } from '@hearthside/contract/pet/pages';
import { PawPrint } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMe } from '@/features/session';
import { AbortedError, messageOf } from '@/lib/api/api-error';
import { usePage } from '@/lib/page';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';
import { BackLink } from '@/ui/page-header';
import { toast } from '@/ui/toast/toast';
import { useCreatePet, useSavePetPicture } from '../../api/pets';
import { mayAddPets } from '../../model/pet-rights';
import { NewPetForm } from './new-pet-form';
import { PictureMissing } from '../../profile/components/picture-missing';

/** A new pet (part 1 §2.12): an owner adds their own, an admin adds one for somebody. */
export function CreatePetPage() {
  usePage('Create Pet Record');
  const me = useMe();
  return (
    <>
      <BackLink to={petPages.list} label="Back to pet list" />
      {mayAddPets(me) ? <Creating key={me.id} /> : <NotForYou />}
    </>
  );
}

/** A pet that was saved without its picture. */
interface WithoutPicture {
  pet: { id: number; name: string };
  picture: Blob;
  reason: string;
}

function Creating() {
  const me = useMe();
  const navigate = useNavigate();
  const { trigger: create } = useCreatePet();
  const { trigger: savePicture, percent, cancel } = useSavePetPicture();
  const [missing, setMissing] = useState<WithoutPicture>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const goTo = (id: number) => {
    // A member who has moved on in the meantime is not taken back.
    if (here.current) void navigate(petPages.detail(id), { replace: true });
  };
  const send = async (pet: WithoutPicture['pet'], picture: Blob) => {
    try {
      await savePicture({ id: pet.id, file: picture });
    } catch (error) {
      if (!(error instanceof AbortedError)) {
        const reason = messageOf(error, 'The picture could not be saved.');
        return setMissing({ pet, picture, reason });
      }
    }
    goTo(pet.id);
  };
  const save = async (values: PetForm, picture: Blob | null) => {
    const { pet } = await create(values);
    toast.success(PET_TEXTS.created);
    if (picture) void send(pet, picture);
    else goTo(pet.id);
  };

  if (missing) {
    const { pet, picture, reason } = missing;
    return (
      <PictureMissing
        name={pet.name}
        reason={reason}
        percent={percent}
        onRetry={() => void send(pet, picture)}
        onGoOn={() => goTo(pet.id)}
      />
    );
  }
  return <NewPetForm me={me} save={save} percent={percent} onSkipPicture={cancel} />;
}

function NotForYou() {
  return (
    <EmptyState
      icon={<PawPrint size={32} aria-hidden />}
      title="Pet records are created by the pets’ owners and by admins."
      action={
        <ButtonLink to={petPages.list} variant="quiet">
          Back to pet list
        </ButtonLink>
      }
    />
  );
}
