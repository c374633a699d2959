import type { Trust } from '@hearthside/contract/trust/endpoints';
import { Plus } from 'lucide-react';
import { Button } from '@/ui/button';
import { useCreateTrust } from '../api/trusts';
import { NameField } from './name-field';
import { useNameForm } from './use-name-form';

export interface NewTrustProps {
  /** The search text, as a suggestion. */
  name: string;
  onCreated: (trust: Trust) => void;
}

/** Creates a trust in the place where none was found. */
export function NewTrust({ name, onCreated }: NewTrustProps) {
  const { trigger } = useCreateTrust();
  const form = useNameForm(name, async (typed) => {
    const { id, name, people, pets } = await trigger({ name: typed });
    onCreated({ id, name, people: people.length, pets: pets.length });
  });
  return (
    <form
      noValidate
      aria-labelledby="new-trust"
      onSubmit={(event) => void form.submit(event)}
      className="grid gap-3 rounded-m bg-surface-sunken p-4"
    >
      <h3 id="new-trust">Create a new trust</h3>
      <NameField form={form} label="Name" />
      <Button
        type="submit"
        variant="quiet"
        icon={<Plus size={18} aria-hidden />}
        busy={form.busy}
        busyLabel="Creating..."
        className="justify-self-start"
      >
        Create
      </Button>
    </form>
  );
}
