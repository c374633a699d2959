import { questionsOf, type FormDefinition, type Prefill } from '@hearthside/contract/form/fields';

/** Whom a form is filled for, as their profile says. */
interface Profile {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  address: Record<'streetAddress' | 'city' | 'state' | 'zipCode' | 'country', string>;
}

/** What the profile says where a question of the form begins with it; of what it does not say, nothing. */
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
