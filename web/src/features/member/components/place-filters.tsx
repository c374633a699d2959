import {
  ANIMAL_LABELS,
  ANIMALS,
  SERVICE_LABELS,
  SERVICES,
} from '@hearthside/contract/member/offer';
import { MILES, PLACE_TEXTS } from '@hearthside/contract/member/place';
import { statesOf } from '@hearthside/contract/states';
import { isUsPostalCode } from '@hearthside/contract/us-postal-code';
import { FilterPanel } from '@/kit/filter-panel/filter-panel';
import { ApiError } from '@/lib/api/api-error';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { NO_PLACE, placeWords, type PlaceQuery } from '../model/place-query';

export interface PlaceFiltersProps {
  place: PlaceQuery;
  /** Whether the list has people who say what they offer. */
  withOffer: boolean;
  /** What the list was last refused with: a ZIP code that nothing has. */
  error: unknown;
  onChange: (place: Partial<PlaceQuery> & { page: 1 }) => void;
}

const asOptions = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) =>
  words.map((value) => ({ value, label: labels[value] }));
const SERVICE_OPTIONS = asOptions(SERVICES, SERVICE_LABELS);
const ANIMAL_OPTIONS = asOptions(ANIMALS, ANIMAL_LABELS);
export const STATE_OPTIONS = statesOf('United States').map((name) => ({
  value: name,
  label: name,
}));
const MILES_OPTIONS = MILES.map((miles) => ({ value: String(miles), label: `${miles} miles` }));

const check = ({ near }: PlaceQuery) =>
  near && !isUsPostalCode(near) ? { near: PLACE_TEXTS.postalCode } : {};

/** Narrows a list of people by place, and by what they offer. For the filters of a searched list. */
export const PlaceFilters = ({ place, withOffer, error, onChange }: PlaceFiltersProps) => (
  <FilterPanel
    filters={place}
    none={NO_PLACE}
    on={placeWords(place)}
    check={check}
    refused={{ near: error instanceof ApiError ? error.details.near : undefined }}
    onChange={(patch) => onChange({ ...patch, page: 1 })}
  >
    {({ field, errors }) => (
      <>
        <Field label="City">
          <TextInput maxLength={100} autoComplete="off" {...field('city')} />
        </Field>
        <Field label="State">
          <Select options={STATE_OPTIONS} placeholder="Any state" {...field('state')} />
        </Field>
        <Field label="Near ZIP code" error={errors.near}>
          <TextInput inputMode="numeric" maxLength={10} autoComplete="off" {...field('near')} />
        </Field>
        <Field label="Within">
          <Select options={MILES_OPTIONS} {...field('within')} />
        </Field>
        {withOffer && (
          <>
            <Field label="Service offered" className="lg:col-span-2">
              <Select placeholder="Any service" options={SERVICE_OPTIONS} {...field('service')} />
            </Field>
            <Field label="Animals they accept" className="lg:col-span-2">
              <Select placeholder="Any animal" options={ANIMAL_OPTIONS} {...field('animal')} />
            </Field>
          </>
        )}
      </>
    )}
  </FilterPanel>
);
