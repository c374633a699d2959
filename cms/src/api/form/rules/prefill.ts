import { questionsOf, type FormDefinition, type Prefill } from '@hearthside/contract/form/fields';

/** The profile of the member who fills out a form. */
interface Profile {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  address: Record<'streetAddress' | 'city' | 'state' | 'zipCode' | 'country', string>;
}

/** The values of the profile with which questions of the form start. Empty values are left out. */
export function prefillOf(
  form: FormDefinition,
  profile: Profile,
): Partial<Record<Prefill, string>> {
  const { firstName, lastName, email, phoneNumber, address } = profile;
  const said: Record<Prefill, string> = { firstName, lastName, email, phoneNumber, ...address };
  const asked = questionsOf(form).flatMap(({ questionType, prefill }) =>
    questionType === 'short_answer' && prefill && said[prefill] ? [prefill] : [],
  );
  return Object.fromEntries(asked.map((name) => [name, said[name]]));
}
