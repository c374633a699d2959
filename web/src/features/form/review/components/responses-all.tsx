import type { Respondent } from '@hearthside/contract/form/response';
import { RespondentList } from './respondent-list';
import type { ResponsesData } from './responses-view';
import { StatisticsSections } from '../../reports/components/statistics-sections';

export interface ResponsesAllProps {
  data: ResponsesData;
  onOpen: (respondent: Respondent) => void;
  onPrint: (respondent: Respondent) => void;
  onDelete: (respondent: Respondent) => void;
}

/** Who has responded, and the totals of all answers, question by question. */
export function ResponsesAll({ data, ...actions }: ResponsesAllProps) {
  return (
    <div className="grid gap-6">
      <RespondentList formId={data.form.id} count={data.pagination.total} {...actions} />
      {data.pagination.total > 0 && (
        <StatisticsSections
          formId={data.form.id}
          sections={data.sections}
          statistics={data.statistics}
        />
      )}
    </div>
  );
}
