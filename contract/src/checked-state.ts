import type { z } from 'zod';
import { stateName, statesOf } from './states';

export const STATE_UNKNOWN = 'Choose a state from the list';

interface Address {
  country: string;
  state: string;
}

/**
 * What is wrong with the state of an address, or null. If the country has a list of states, the state is required and
 * must be one of them. Otherwise it is free text (ruling 8).
 */
export function stateProblem({ country, state }: Address): 'missing' | 'unknown' | null {
  const states = statesOf(country);
  if (states.length === 0) return null;
  if (state === '') return 'missing';
  return states.includes(stateName(state, country)) ? null : 'unknown';
}

const isReadable = ({ value }: { value: unknown }) => {
  const typed = value as Partial<Record<keyof Address, unknown>> | undefined;
  return typeof typed?.country === 'string' && typeof typed.state === 'string';
};

/** A form with an address. The state is checked against its country, and parses to its full name. */
export function withCheckedState<Form extends z.ZodType<Address>>(form: Form, missing: string) {
  const path = ['state'];
  return form
    .refine((typed) => stateProblem(typed) !== 'missing', {
      path,
      message: missing,
      when: isReadable,
    })
    .refine((typed) => stateProblem(typed) !== 'unknown', {
      path,
      message: STATE_UNKNOWN,
      when: isReadable,
    })
    .transform((typed: z.output<Form>) => ({
      ...typed,
      state: stateName(typed.state, typed.country),
    }));
}
