import { useState, type FormEvent } from 'react';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { TextInput } from '@/ui/fields/text-input';
import { VisitorPage } from '../visitor-page';

export interface SetupCodeProps {
  /** Why the code in the address does not open the setup; nothing where there was none. */
  problem?: string | undefined;
  onCode: (code: string) => void;
}

/** Asks for the code of the setup, where the address has none or a wrong one. */
export function SetupCode({ problem, onCode }: SetupCodeProps) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.slice(typed.lastIndexOf('#') + 1).trim();
    if (code) onCode(code);
  };
  return (
    <VisitorPage
      title="Set up"
      heading="Set up your portal"
      intro="This portal has no admin yet. The person who runs its server sets it up with a code."
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label="Code"
          hint="What comes after # in the address, or the whole address. It is in the server’s startup log, and in setup.txt in its data folder."
          error={problem}
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" wide>
          Continue
        </Button>
      </form>
    </VisitorPage>
  );
}
