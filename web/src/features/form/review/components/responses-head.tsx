import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { formPages } from '@hearthside/contract/form/pages';
import { ArchiveRestore, Download, Pencil, Printer, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AbortedError, messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { ExportProgress } from '@/ui/lists/export-progress';
import { RowMenu } from '@/ui/dialogs/menu';
import { toast } from '@/ui/toast/toast';
import { useSettings } from '@/features/settings';
import { formatToday } from '@/lib/dates';
import { PrintSheet } from '@/ui/print-sheet';
import { useResponsesExport } from '../api/responses';
import { exportFileName } from '../../model/export-file-name';
import { responseCount } from '../../model/response-words';
import { DeleteFormDialog } from '../../list/components/delete-form-dialog';
import type { ResponsesData } from './responses-view';
import { StatisticsSections } from '../../reports/components/statistics-sections';

interface ResponsesPrintAllProps {
  data: ResponsesData;
  /** Called when the print dialog has closed. */
  onDone: () => void;
}

/** The totals of all answers on paper: numbers instead of charts. */
function ResponsesPrintAll({ data, onDone }: ResponsesPrintAllProps) {
  const { organisationName } = useSettings();
  const { form, pagination, sections, statistics } = data;
  return (
    <PrintSheet
      date={formatToday()}
      organization={organisationName}
      title={form.title}
      onDone={onDone}
    >
      <p className="mb-4 text-ink-soft">{responseCount(pagination.total)}</p>
      <StatisticsSections formId={form.id} sections={sections} statistics={statistics} paper />
    </PrintSheet>
  );
}

/** The form's title and description, and the actions on all its responses. */
export function ResponsesHead({ data }: { data: ResponsesData }) {
  const { form, pagination } = data;
  const navigate = useNavigate();
  const { progress, run, cancel } = useResponsesExport();
  const exportButton = useRef<HTMLButtonElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const isEmpty = pagination.total === 0;

  const save = async () => {
    try {
      const rows = await run({ formId: form.id }, exportFileName(form.title, new Date()));
      toast.success(`${responseCount(rows)} exported`);
    } catch (error) {
      if (!(error instanceof AbortedError)) {
        toast.error(messageOf(error, 'Failed to export the responses'));
      }
    }
  };
  return (
    <div className="mb-3 print:hidden">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 dir="auto" className="wrap-anywhere">
            {form.title}
          </h2>
          {form.description && (
            <p
              dir="auto"
              className="mt-1 max-w-[70ch] wrap-anywhere whitespace-pre-line text-ink-soft"
            >
              {form.description}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            ref={exportButton}
            variant="quiet"
            icon={<Download size={18} aria-hidden className="max-[400px]:hidden" />}
            disabled={isEmpty}
            busy={progress !== undefined}
            onClick={() => void save()}
          >
            Export CSV
          </Button>
          <Button
            variant="quiet"
            icon={<Printer size={18} aria-hidden className="max-[400px]:hidden" />}
            disabled={isEmpty}
            onClick={() => setPrinting(true)}
          >
            Print
          </Button>
          <RowMenu
            name={form.title}
            items={[
              {
                label: 'Edit form',
                icon: <Pencil size={18} aria-hidden />,
                to: formPages.editor(form.id),
              },
              {
                label: 'Deleted responses',
                icon: <ArchiveRestore size={18} aria-hidden />,
                to: formPages.responseTrash(form.id),
              },
              {
                label: 'Delete form',
                icon: <Trash2 size={18} aria-hidden />,
                danger: true,
                divided: true,
                onOpen: () => setDeleting(true),
              },
            ]}
          />
        </div>
      </div>
      {progress && (
        <div className="mt-3">
          <ExportProgress
            progress={progress}
            onCancel={() => {
              // The pressed button disappears with the progress bar, so the focus goes back to where the export
              // began.
              exportButton.current?.focus();
              cancel();
            }}
          />
        </div>
      )}
      {isPrinting && <ResponsesPrintAll data={data} onDone={() => setPrinting(false)} />}
      <DeleteFormDialog
        form={isDeleting ? form : undefined}
        onClose={() => setDeleting(false)}
        done={FORM_TEXTS.deletionDone}
        onDeleted={() => void navigate(formPages.list)}
      />
    </div>
  );
}
