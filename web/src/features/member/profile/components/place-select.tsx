import { COUNTRIES } from '@hearthside/contract/countries';
import { statesOf } from '@hearthside/contract/states';
import { Select, type SelectProps } from '@/ui/fields/select';

type Choice = Omit<SelectProps, 'options' | 'placeholder'>;

const named = (name: string) => ({ value: name, label: name });
/** Nearly everybody lives there, so nobody should scroll to the end of the alphabet. */
const HOME = 'United States';
const COUNTRY_OPTIONS = [HOME, ...COUNTRIES.filter((name) => name !== HOME)].map(named);

/** A choice of countries, from the list that all addresses share. */
export const CountrySelect = (props: Choice) => (
  <Select placeholder="Choose a country" options={COUNTRY_OPTIONS} {...props} />
);

/** A choice of states, for a country that has a list of them. */
export const StateSelect = ({ country, ...props }: Choice & { country: string }) => (
  <Select placeholder="Choose a state" options={statesOf(country).map(named)} {...props} />
);
