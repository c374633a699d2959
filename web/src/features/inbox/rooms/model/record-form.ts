import { dayIn } from '@hearthside/contract/calendar-days';
import type { Message } from '@hearthside/contract/inbox/fields';
import { entryForm, type EntryForm } from '@hearthside/contract/pet/entry';
import { entryDetails, entryKind } from '@hearthside/contract/pet/entry-details';
import { z } from 'zod';

const { date, location, description } = entryForm.shape;

/** What is typed for an entry that is made of a message: what each kind needs, whatever the kind. */
const typed = {
  kind: entryKind,
  date,
  location,
  description: description.unwrap(),
  product: z.string(),
  medicine: z.string(),
  dose: z.string(),
  unit: z.string(),
  weight: z.string(),
  illness: z.string(),
};
const typedForm = z.object(typed);
export type RecordTyped = z.input<typeof typedForm>;

const numberIn = (text: string) =>
  text.trim() === '' ? undefined : Number(text.replace(',', '.'));

/** The details of the chosen kind, unchecked. The rest is filled in on the pet's page. */
function detailsOf({ kind, ...given }: RecordTyped): Record<string, unknown> {
  switch (kind) {
    case 'vaccination':
      return { kind, product: given.product };
    case 'medication':
      return { kind, medicine: given.medicine, dose: numberIn(given.dose), unit: given.unit };
    case 'weight':
      return { kind, weight: numberIn(given.weight) };
    case 'illness':
      return { kind, illness: given.illness };
    case 'note':
    case 'visit':
      return { kind };
  }
}

/** The form of an entry that is made of a message, checked by the rules of entries. */
export const recordForm = typedForm.superRefine((given, context) => {
  const { error } = entryDetails.safeParse(detailsOf(given));
  for (const { path, message } of error?.issues ?? [])
    context.addIssue({ code: 'custom', path, message });
});

/** The checked form as an entry. */
export const entryIn = (given: z.output<typeof recordForm>): EntryForm => {
  const { date, location, description } = given;
  const details = entryDetails.parse(detailsOf(given));
  return entryForm.parse({ date, location, description, details });
};

/** The form as it begins: the words and the day of the message, as a note. */
export const recordOf = (
  { content, createdAt }: Pick<Message, 'content' | 'createdAt'>,
  zone: string,
): RecordTyped => ({
  kind: 'note',
  date: dayIn(zone, new Date(createdAt)),
  location: 'in_person',
  description: content.slice(0, 4000),
  product: '',
  medicine: '',
  dose: '',
  unit: '',
  weight: '',
  illness: '',
});

/** What a kind asks for in this form. */
export const FIELDS_OF: Record<RecordTyped['kind'], readonly (keyof RecordTyped & string)[]> = {
  note: [],
  vaccination: ['product'],
  medication: ['medicine', 'dose', 'unit'],
  weight: ['weight'],
  visit: [],
  illness: ['illness'],
};

/** What an entry takes of a message's files: photos and PDFs. */
export const filesForEntry = ({ attachments }: Pick<Message, 'attachments'>) =>
  attachments.filter(({ kind }) => kind !== 'video');
