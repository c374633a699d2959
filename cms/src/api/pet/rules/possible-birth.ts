import { birthDateProblem } from '@hearthside/contract/pet/birth';
import { PET_TEXTS } from '@hearthside/contract/pet/fields';
import { refuse } from '../../../http/refuse';

/**
 * Refuses a birth date that can't be right on this day at the office.
 * @throws 400 with a sentence for the field.
 */
export function requirePossibleBirth(birthDate: string | null | undefined, today: string) {
  const problem = birthDate ? birthDateProblem(birthDate, today) : undefined;
  if (problem) throw refuse.badInput(PET_TEXTS.fixFields, { birthDate: problem });
}
