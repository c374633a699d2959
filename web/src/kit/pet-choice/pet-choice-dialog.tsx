import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { viewOf, type Answered } from '@/lib/api/view-of';
import { useForm } from '@/lib/use-form';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { SkeletonText } from '@/ui/skeleton';

const petForm = z.object({ petId: z.string().min(1, 'Please choose an animal') });
/** As many as are chosen from by name. For others it is added on their own page. */
export const PET_CHOICES = 100;

interface Choices {
  pets: readonly { id: number; name: string }[];
  pagination: { total: number };
}

export interface PetChoiceDialogProps {
  open: boolean;
  /** What is added, as the button says it: 'Add a task'. */
  title: string;
  /** The first `PET_CHOICES` pets for which it may be. */
  found: Answered<Choices>;
  onClose: () => void;
  onChoose: (petId: number, name: string) => void;
}

/** Asks for which animal something is added. */
export function PetChoiceDialog(props: PetChoiceDialogProps) {
  const { open, title, found, onClose, onChoose } = props;
  const form = useForm({ resolver: zodResolver(petForm), defaultValues: { petId: '' } });
  const choose = form.handleSubmit(({ petId }) => {
    const pet = found.data?.pets.find(({ id }) => id === Number(petId));
    if (pet) onChoose(pet.id, pet.name);
  });
  const more = (found.data?.pagination.total ?? 0) > PET_CHOICES;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={title}
      onSubmit={(event) => void choose(event)}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Next</Button>
        </>
      }
    >
      <AsyncView {...viewOf(found)} skeleton={<SkeletonText lines={2} />}>
        {({ pets }) => (
          <Field
            label="For which animal?"
            required
            hint={more ? 'For an animal that is not in this list, open its page.' : undefined}
            error={form.formState.errors.petId?.message}
          >
            <Select
              data-autofocus
              placeholder="Choose an animal"
              options={pets.map(({ id, name }) => ({ value: String(id), label: name }))}
              {...form.register('petId')}
            />
          </Field>
        )}
      </AsyncView>
    </Dialog>
  );
}
