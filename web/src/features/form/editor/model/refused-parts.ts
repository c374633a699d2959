import { questionsOf, type FormDefinition } from '@hearthside/contract/form/fields';
import type { FormProblem } from './form-problems';

/**
 * The server's messages about a form that it refused, by the parts they are about (`sections.0.questions.2.links…`).
 */
export function refusedParts(
  form: FormDefinition,
  details: Readonly<Record<string, string>>,
): FormProblem[] {
  const all = questionsOf(form);
  return Object.entries(details).map(([path, message]) => {
    const found = /sections\.(\d+)(?:\.questions\.(\d+))?/.exec(path);
    const section = found && form.sections[Number(found[1])];
    const question = section && found[2] !== undefined && section.questions[Number(found[2])];
    if (question)
      return {
        part: question.id,
        where: `Question ${all.indexOf(question) + 1}`,
        message,
        stops: true,
      };
    if (section)
      return { part: section.id, where: `Section ${Number(found[1]) + 1}`, message, stops: true };
    return { where: 'Form', message, stops: true };
  });
}
