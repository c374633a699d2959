import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import { ROLE_LABELS } from '@hearthside/contract/access';
import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import { showsProgress } from './form-keys';

const rolesText = ({ accessRoles }: FormDefinition) =>
  accessRoles.length === 0
    ? 'Every member'
    : accessRoles.map((role) => ROLE_LABELS[role].one).join(', ');

/** The texts of a form for the history, by the name of the field. */
const SAID: Record<string, (form: FormDefinition) => string> = {
  Title: ({ title }) => title,
  Description: ({ description }) => description,
  'Meant for': rolesText,
  Review: ({ needsReview }) => (needsReview ? 'Needed' : 'Not needed'),
  'Progress bars': (form) => (showsProgress(form) ? 'Shown' : 'Not shown'),
  Sections: ({ sections }) => String(sections.length),
  Questions: (form) => String(questionsOf(form).length),
};

/** What the history says about a newly published version: its number, and how it differs from the one before. */
export function formChanges(
  before: { definition: FormDefinition | null; version: number },
  after: FormDefinition,
): HistoryChange[] {
  const { definition, version } = before;
  const changes = Object.entries(SAID)
    .map(([field, said]) => ({
      field,
      from: definition ? said(definition) : '',
      to: said(after),
    }))
    .filter(({ from, to }) => definition !== null && from !== to);
  const number = {
    field: 'Version',
    from: version ? String(version) : '',
    to: String(version + 1),
  };
  return [...changes, number];
}
