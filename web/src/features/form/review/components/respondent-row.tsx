import type { Respondent } from '@hearthside/contract/form/response';
import { Printer, Trash2 } from 'lucide-react';
import { formatDate } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { IconButton } from '@/ui/icon-button';
import { respondentName, responseCount, statusLook } from '../../model/response-words';

export interface RespondentActions {
  /** Shows their answers. */
  onOpen: (respondent: Respondent) => void;
  onPrint: (respondent: Respondent) => void;
  onDelete: (respondent: Respondent) => void;
}

/** A respondent. Nobody sends a form twice, so there is always one response. */
export function RespondentRow(props: RespondentActions & { respondent: Respondent }) {
  const { respondent, onOpen, onPrint, onDelete } = props;
  const name = respondentName(respondent);
  const { text, tone } = statusLook(respondent.status);
  return (
    <li className="flex items-center gap-2 py-1.5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <button
          type="button"
          data-prints
          role="link"
          onClick={() => onOpen(respondent)}
          className="inline-flex min-h-11 items-center rounded-s text-left font-[560] wrap-anywhere text-brand-strong underline-offset-3 hover:underline"
        >
          {name}
        </button>
        <span className="text-s text-ink-soft">
          {responseCount(1)}, {formatDate(respondent.createdAt)}
        </span>
        <Badge tone={tone}>{text}</Badge>
      </div>
      <IconButton
        label={`Print the response of ${name}`}
        icon={<Printer size={18} aria-hidden />}
        onClick={() => onPrint(respondent)}
      />
      <IconButton
        label={`Delete the response of ${name}`}
        icon={<Trash2 size={18} aria-hidden />}
        variant="danger"
        aria-haspopup="dialog"
        onClick={() => onDelete(respondent)}
      />
    </li>
  );
}
