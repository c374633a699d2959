import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { Radio } from '@/ui/fields/radio';
import {
  comparison,
  firstChoice,
  merged,
  type Difference,
  type Side,
} from '../../model/pet-comparison';
import type { PetDraft } from '../../model/pet-draft';

export interface ComparisonDialogProps {
  open: boolean;
  /** The initial state of the edit. */
  base: PetDraft;
  /** The current state. */
  theirs: PetDraft;
  /** What was typed. */
  mine: PetDraft;
  onClose: () => void;
  /** Called with the state that the edit continues from. */
  onTake: (next: PetDraft) => void;
}

/** Shown if somebody else saved a pet while it was edited: what they changed, and a choice of which version to keep. */
export function ComparisonDialog(props: ComparisonDialogProps) {
  const { open, base, theirs, mine, onClose, onTake } = props;
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const differences = comparison(base, theirs, mine);
  const all = (side: Side) =>
    setChoices(Object.fromEntries(differences.map(({ label }) => [label, side])));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="What changed meanwhile"
      description="Choose what you want to go on with. Nothing is saved until you press Save."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onTake(merged(base, theirs, mine, choices))}>
            Go on with this
          </Button>
        </>
      }
    >
      {differences.length === 0 ? (
        <p>Nothing that you see or changed in this form is different from what is there now.</p>
      ) : (
        <>
          {differences.length > 1 && (
            <div className="mb-1 flex flex-wrap gap-2">
              <Button variant="quiet" size="s" onClick={() => all('theirs')}>
                Take all of theirs
              </Button>
              <Button variant="quiet" size="s" onClick={() => all('mine')}>
                Keep all of mine
              </Button>
            </div>
          )}
          <ul className="divide-y divide-line">
            {differences.map((difference) => (
              <li key={difference.label} className="py-3">
                <Choice
                  difference={difference}
                  side={choices[difference.label] ?? firstChoice(difference)}
                  onChoose={(side) => setChoices({ ...choices, [difference.label]: side })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

interface ChoiceProps {
  difference: Difference;
  side: Side;
  onChoose: (side: Side) => void;
}

function Choice({ difference, side, onChoose }: ChoiceProps) {
  const { label, was, now, typed, onlyTheirs } = difference;
  const radio = (mine: Side, words: string, value: string) => (
    <Radio
      name={`keep ${label}`}
      checked={side === mine}
      onChange={() => onChoose(mine)}
      label={
        <span className="whitespace-pre-line wrap-anywhere">
          <span className="text-ink-soft">{words}: </span>
          {value === '' ? <i className="text-ink-soft">empty</i> : value}
        </span>
      }
    />
  );
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {!onlyTheirs && (
        <p className="mt-0.5 text-s wrap-anywhere text-ink-soft">
          It was {was === '' ? 'empty' : `“${was}”`} when you began.
        </p>
      )}
      {radio('theirs', 'Theirs, there now', now)}
      {radio('mine', onlyTheirs ? 'As it was when you began' : 'Mine, as typed', typed)}
    </fieldset>
  );
}
