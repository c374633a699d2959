import type { Message } from '@hearthside/contract/inbox/fields';
import { LateDialog } from '@/ui/dialogs/late-dialog';
import { latePart } from '@/ui/late-part';

export interface ReportDialogProps {
  message: Message;
  /** Who wrote it. */
  name: string;
  onClose: () => void;
}

const useReportForm = latePart(async () => (await import('./report-form')).ReportForm);

/** Reports somebody's message to the office, with a reason. */
export function ReportDialog(props: ReportDialogProps) {
  const form = useReportForm();
  const { data: ReportForm } = form;
  if (ReportForm) return <ReportForm {...props} />;
  return <LateDialog part={form} open onClose={props.onClose} title="Report this message" />;
}
