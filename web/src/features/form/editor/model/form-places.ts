import { questionsOf, type FormDefinition, type PartId } from '@hearthside/contract/form/fields';

/** The number of every question of a form, from 1, by its id. */
export const placesOf = (form: Pick<FormDefinition, 'sections'>): ReadonlyMap<PartId, number> =>
  new Map(questionsOf(form).map(({ id }, index) => [id, index + 1]));
