import { COUNTRIES } from '@hearthside/contract/countries';
import { statesOf } from '@hearthside/contract/states';
import { Select, type SelectProps } from '@/ui/fields/select';

type Choice = Omit<SelectProps, 'options' | 'placeholder'>;

const named = (name: string) => ({ value: name, label: name });
const COUNTRY_OPTIONS = COUNTRIES.map(named);

/** A choice of countries, from the list that all addresses share. */
export const CountrySelect = (props: Choice) => (
  <Select placeholder="Choose a country" options={COUNTRY_OPTIONS} {...props} />
);

/** A choice of states, for a country that has a list of them. */
export const StateSelect = ({ country, ...props }: Choice & { country: string }) => (
  <Select placeholder="Choose a state" options={statesOf(country).map(named)} {...props} />
);
