import { useId, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { Radio } from '@/ui/fields/radio';
import { choiceForAll, choiceOf, type Choices, type Difference, type Side } from './compare';

export interface ConflictChoicesProps {
  differences: readonly Difference<ReactNode>[];
  /** The side that counts at present. Undefined if the form has something else by now. */
  sideOf: (difference: Difference<ReactNode>) => Side | undefined;
  onChoose: (choices: Choices) => void;
}

/** The parts that differ, each with both versions to choose from, and buttons that choose for all of them. */
export function ConflictChoices({ differences, sideOf, onChoose }: ConflictChoicesProps) {
  return (
    <>
      {differences.length > 1 && (
        <div className="mb-1 flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="s"
            onClick={() => onChoose(choiceForAll(differences, 'theirs'))}
          >
            Take all of theirs
          </Button>
          <Button
            variant="quiet"
            size="s"
            onClick={() => onChoose(choiceForAll(differences, 'mine'))}
          >
            Keep all of mine
          </Button>
        </div>
      )}
      <ul className="divide-y divide-line">
        {differences.map((difference) => (
          <li key={difference.label} className="py-3">
            <Choice
              difference={difference}
              side={sideOf(difference)}
              onChoose={(side) => onChoose(choiceOf(differences, difference, side))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  difference: Difference<ReactNode>;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

function Choice({ difference, side, onChoose }: ChoiceProps) {
  const name = useId();
  const { label, was, now, typed, onlyTheirs } = difference;
  const radio = (value: Side, words: string, shown: ReactNode) => (
    <>
      <Radio
        name={name}
        checked={side === value}
        onChange={() => onChoose(value)}
        label={
          <span className="whitespace-pre-line wrap-anywhere">
            <span className="text-ink-soft">{words}: </span>
            {shown === '' ? (
              <i className="text-ink-soft">empty</i>
            ) : (
              typeof shown === 'string' && shown
            )}
          </span>
        }
      />
      {typeof shown !== 'string' && (
        <div className="mb-2 ml-8 max-h-60 overflow-y-auto rounded-s bg-surface p-3">{shown}</div>
      )}
    </>
  );
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {!onlyTheirs && typeof was === 'string' && (
        <p className="mt-0.5 text-s wrap-anywhere text-ink-soft">
          It was {was === '' ? 'empty' : `“${was}”`} when you started.
        </p>
      )}
      {radio('theirs', 'Theirs, saved now', now)}
      {radio('mine', onlyTheirs ? 'As it was when you started' : 'Mine, as typed', typed)}
    </fieldset>
  );
}
