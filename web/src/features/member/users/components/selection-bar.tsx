import {
  Archive,
  ArchiveRestore,
  Download,
  Landmark,
  MessageCircle,
  UserRoundCog,
} from 'lucide-react';
import { Button } from '@/ui/button';
import { ActionMenu, type MenuEntry } from '@/ui/dialogs/menu';
import type { BulkChoice } from '../../model/bulk-words';

export interface SelectionBarProps {
  count: number;
  /** How many match the list's filters; undefined where everybody who matches is selected already. */
  matching: number | undefined;
  /** Whether any of them on this page could be verified or unverified; both, where there are others. */
  canVerify: boolean;
  canUnverify: boolean;
  /** Whether the list is that of archived members, who can only be restored or exported. */
  isArchive: boolean;
  /** Whether their export is under way. */
  isExporting: boolean;
  onAction: (action: BulkChoice) => void;
  onExport: () => void;
  onEverybody: () => void;
  onClear: () => void;
}

/** The actions on the selected people. In reach wherever the list is scrolled to. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, matching, isArchive, onEverybody, onClear } = props;
  return (
    <section
      aria-label="Selected users"
      className="sticky bottom-19 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-m border border-line bg-surface p-2 shadow-2 sm:bottom-4 sm:px-3 print:hidden"
    >
      <div className="flex min-w-0 flex-1 basis-full flex-wrap items-center gap-1 lg:basis-auto">
        <p className="pl-2 font-semibold tabular-nums">{count.toLocaleString('en-US')} selected</p>
        {matching !== undefined && (
          <Button variant="ghost" onClick={onEverybody}>
            Select all {matching.toLocaleString('en-US')}
          </Button>
        )}
        <Button variant="ghost" onClick={onClear} className="max-lg:ml-auto">
          Clear
        </Button>
      </div>
      {isArchive ? <ArchiveActions {...props} /> : <Actions {...props} />}
    </section>
  );
}

function Actions(props: SelectionBarProps) {
  const { canVerify, canUnverify, isExporting, onAction, onExport } = props;
  const entry = (action: BulkChoice, label: string, Icon: typeof Archive): MenuEntry => ({
    label,
    icon: <Icon size={18} aria-hidden />,
    onOpen: () => onAction(action),
  });
  return (
    <>
      <ActionMenu
        label="More"
        anchor="top end"
        className="max-sm:flex-1"
        items={[
          entry('message', 'Message', MessageCircle),
          entry('assign', 'Assign to Trust', Landmark),
          entry('role', 'Change role', UserRoundCog),
          {
            label: 'Export',
            icon: <Download size={18} aria-hidden />,
            onSelect: onExport,
            ...(isExporting && { disabled: true }),
          },
          { ...entry('archive', 'Archive', Archive), divided: true },
        ]}
      />
      <Button
        variant="quiet"
        aria-label="Remove verification"
        disabled={!canUnverify}
        aria-haspopup="dialog"
        onClick={() => onAction('unverify')}
        className="max-sm:flex-1"
      >
        <span>
          Remove<span className="max-sm:hidden"> verification</span>
        </span>
      </Button>
      <Button
        disabled={!canVerify}
        aria-haspopup="dialog"
        onClick={() => onAction('verify')}
        className="max-sm:flex-1"
      >
        Verify
      </Button>
    </>
  );
}

const ArchiveActions = ({ isExporting, onAction, onExport }: SelectionBarProps) => (
  <>
    <Button
      variant="quiet"
      icon={<Download size={18} aria-hidden />}
      aria-label="Export the selected users"
      busy={isExporting}
      onClick={onExport}
      className="max-sm:flex-1"
    >
      Export
    </Button>
    <Button
      icon={<ArchiveRestore size={18} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => onAction('unarchive')}
      className="max-sm:flex-1"
    >
      Restore
    </Button>
  </>
);
