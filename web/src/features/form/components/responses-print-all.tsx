import { useSettings } from '@/features/settings';
import { PrintSheet } from '@/ui/print-sheet';
import { responseCount } from '../model/response-words';
import type { ResponsesData } from './responses-view';
import { StatisticsSections } from './statistics-sections';

export interface ResponsesPrintAllProps {
  data: ResponsesData;
  /** The print dialog is closed. */
  onDone: () => void;
}

/** What all answers add up to, on paper: the numbers in place of the pictures. */
export function ResponsesPrintAll({ data, onDone }: ResponsesPrintAllProps) {
  const { organisationName } = useSettings();
  const { form, pagination, sections, statistics } = data;
  return (
    <PrintSheet organisation={organisationName} title={form.title} onDone={onDone}>
      <p className="mb-4 text-ink-soft">{responseCount(pagination.total)}</p>
      <StatisticsSections formId={form.id} sections={sections} statistics={statistics} paper />
    </PrintSheet>
  );
}
