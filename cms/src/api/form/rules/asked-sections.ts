import type { FormSection } from '@hearthside/contract/form/fields';
import type { AskedVersion } from './statistics-of';

/**
 * The newest version's sections, each followed by the questions that only earlier versions had in it. A section that
 * is gone comes last, under its latest name. What remains keeps its place.
 */
export function askedSections(versions: readonly AskedVersion[]): FormSection[] {
  const [newest, ...earlier] = [...versions].sort((one, other) => other.number - one.number);
  const sections = (newest?.definition.sections ?? []).map((section) => ({
    ...section,
    questions: [...section.questions],
  }));
  const seen = new Set(sections.flatMap(({ questions }) => questions.map(({ id }) => id)));
  for (const { definition } of earlier) {
    for (const section of definition.sections) {
      const gone = section.questions.filter(({ id }) => !seen.has(id));
      if (gone.length === 0) continue;
      for (const { id } of gone) seen.add(id);
      const home = sections.find(({ id }) => id === section.id);
      if (home) home.questions.push(...gone);
      else sections.push({ ...section, questions: gone });
    }
  }
  return sections;
}
