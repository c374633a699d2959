import type { FormSectionAnswer } from '@hearthside/contract/form/shapes';
import type { QuestionStatistics } from '@hearthside/contract/form/statistics';
import { SectionHeading } from '@/ui/card';
import { StatisticsQuestion } from './statistics-question';

export interface StatisticsSectionsProps {
  formId: number;
  sections: readonly FormSectionAnswer[];
  /** By the id of the question. */
  statistics: Readonly<Record<string, QuestionStatistics>>;
  paper?: boolean;
}

/** All questions of a form, section by section, with the totals of their answers. */
export function StatisticsSections({
  formId,
  sections,
  statistics,
  paper,
}: StatisticsSectionsProps) {
  return (
    <div className="grid gap-6">
      {sections.map(({ section, questions }, place) => (
        <section key={section.id} className="min-w-0">
          {(place > 0 || section.title) && (
            <SectionHeading>{section.title || `Section ${place + 1}`}</SectionHeading>
          )}
          <div className="grid gap-4">
            {questions.map((question) => (
              <StatisticsQuestion
                key={question.id}
                formId={formId}
                question={question}
                statistics={statistics[question.id]}
                paper={paper}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
