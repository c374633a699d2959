import {
  ANIMAL_LABELS,
  ANIMALS,
  SERVICE_LABELS,
  SERVICES,
} from '@hearthside/contract/member/offer';
import { MILES, PLACE_TEXTS } from '@hearthside/contract/member/place';
import { statesOf } from '@hearthside/contract/states';
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { NO_PLACE, placeWords, type PlaceQuery } from '../model/place-query';

export interface PlaceFiltersProps {
  place: PlaceQuery;
  /** Whether the list has people who say what they offer. */
  withOffer: boolean;
  /** What the list was last refused with: a postal code that nothing has. */
  error: unknown;
  onChange: (place: Partial<PlaceQuery> & { page: 1 }) => void;
}

const asOptions = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) =>
  words.map((value) => ({ value, label: labels[value] }));
const SERVICE_OPTIONS = asOptions(SERVICES, SERVICE_LABELS);
const ANIMAL_OPTIONS = asOptions(ANIMALS, ANIMAL_LABELS);
const STATE_OPTIONS = statesOf('United States').map((name) => ({ value: name, label: name }));
const MILES_OPTIONS = MILES.map((miles) => ({ value: String(miles), label: `${miles} miles` }));

/** Narrows a list of people by place, and by what they offer. For the filters of a searched list. */
export function PlaceFilters({ place, withOffer, error, onChange }: PlaceFiltersProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const on = placeWords(place);
  const refused = error instanceof ApiError ? error.details?.near : undefined;
  return (
    <>
      <Button
        variant="quiet"
        icon={<SlidersHorizontal size={18} aria-hidden />}
        aria-expanded={open || refused !== undefined}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        Filters{on.length > 0 && ` (${on.length})`}
      </Button>
      <div id={panel} className="order-last basis-full empty:hidden">
        {(open || refused !== undefined) && (
          <FilterForm
            // What was asked for by another way, such as the back button, is in the form too.
            key={JSON.stringify(place)}
            place={place}
            withOffer={withOffer}
            refused={refused}
            onChange={onChange}
          />
        )}
        {on.length > 0 && (
          <ul aria-label="Filters that are on" className="mt-2 flex flex-wrap gap-2">
            {on.map(({ words, without }) => (
              <li key={words}>
                <button
                  type="button"
                  aria-label={`Remove the filter ${words}`}
                  onClick={() => onChange({ ...without, page: 1 })}
                  className="inline-flex min-h-11 items-center gap-2 rounded-full bg-brand-soft px-4 text-s font-[580] text-brand-strong"
                >
                  <span dir="auto" className="wrap-anywhere">
                    {words}
                  </span>
                  <X size={16} aria-hidden className="shrink-0" />
                </button>
              </li>
            ))}
            <li>
              <Button variant="ghost" onClick={() => onChange({ ...NO_PLACE, page: 1 })}>
                Clear filters
              </Button>
            </li>
          </ul>
        )}
      </div>
    </>
  );
}

interface FilterFormProps extends Omit<PlaceFiltersProps, 'error'> {
  refused: string | undefined;
}

function FilterForm({ place, withOffer, refused, onChange }: FilterFormProps) {
  const [typed, setTyped] = useState(place);
  const [invalid, setInvalid] = useState<string>();
  const type = (patch: Partial<PlaceQuery>) => {
    setTyped({ ...typed, ...patch });
    if ('near' in patch) setInvalid(undefined);
  };
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const near = typed.near.trim();
    if (near && !/^\d{5}(-?\d{4})?$/.test(near)) {
      setInvalid(PLACE_TEXTS.postalCode);
      event.currentTarget.querySelector<HTMLInputElement>('[name="near"]')?.focus();
      return;
    }
    onChange({ ...typed, city: typed.city.trim(), near, page: 1 });
  };
  const error = invalid ?? (typed.near === place.near ? refused : undefined);
  return (
    <form
      noValidate
      aria-label="Filters"
      onSubmit={show}
      className="mt-1 grid gap-3 rounded-m border border-line bg-surface-sunken p-3 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Field label="City">
        <TextInput
          name="city"
          maxLength={100}
          autoComplete="off"
          value={typed.city}
          onChange={({ target }) => type({ city: target.value })}
        />
      </Field>
      <Field label="State">
        <Select
          options={STATE_OPTIONS}
          placeholder="Any state"
          value={typed.state}
          onChange={({ target }) => type({ state: target.value })}
        />
      </Field>
      <Field label="Near postal code" error={error}>
        <TextInput
          name="near"
          inputMode="numeric"
          maxLength={10}
          autoComplete="off"
          value={typed.near}
          onChange={({ target }) => type({ near: target.value })}
        />
      </Field>
      <Field label="Within">
        <Select
          options={MILES_OPTIONS}
          value={typed.within}
          onChange={({ target }) => type({ within: target.value })}
        />
      </Field>
      {withOffer && (
        <>
          <Field label="Service offered" className="lg:col-span-2">
            <Select
              placeholder="Any service"
              options={SERVICE_OPTIONS}
              value={typed.service}
              onChange={({ target }) => type({ service: target.value as PlaceQuery['service'] })}
            />
          </Field>
          <Field label="Animal taken" className="lg:col-span-2">
            <Select
              placeholder="Any animal"
              options={ANIMAL_OPTIONS}
              value={typed.animal}
              onChange={({ target }) => type({ animal: target.value as PlaceQuery['animal'] })}
            />
          </Field>
        </>
      )}
      <div className="sm:col-span-2 lg:col-span-4">
        <Button type="submit" className="max-sm:w-full">
          Show
        </Button>
      </div>
    </form>
  );
}
