import { carePages } from '@hearthside/contract/care/pages';
import type { Trust, TrustDetail } from '@hearthside/contract/trust/endpoints';
import { CalendarCheck, Landmark, PencilLine, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatDate } from '@/lib/dates';
import { Button, ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { peopleCount, petCount } from '../model/trust-words';
import { DeleteTrustDialog } from './delete-trust-dialog';
import { RenameTrustDialog } from './rename-trust-dialog';
import { TrustSheet } from './trust-sheet';

export interface TrustHeadProps {
  trust: TrustDetail;
  /** Where to go after the trust is deleted. */
  back: string;
}

/** The header of a trust's page, below its name: its age, its counts, and its actions. */
export function TrustHead({ trust, back }: TrustHeadProps) {
  const navigate = useNavigate();
  const isEmpty =
    trust.peopleTotal === 0 &&
    trust.petsTotal === 0 &&
    trust.inTrash.length === 0 &&
    trust.petsInTrash.length === 0;
  const [renaming, setRenaming] = useState<TrustDetail>();
  const [deleting, setDeleting] = useState<Trust>();
  const [printing, setPrinting] = useState(false);
  return (
    <Card as="div" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-14 shrink-0 place-items-center rounded-m bg-brand-soft text-brand-strong">
        <Landmark size={28} aria-hidden />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">
          {peopleCount(trust.peopleTotal)} · {petCount(trust.petsTotal)}
        </p>
        <p className="text-s text-ink-soft">Created {formatDate(trust.createdAt)}</p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        {trust.petsTotal > 0 && (
          <ButtonLink
            to={carePages.ofTrust(trust.id)}
            variant="quiet"
            icon={<CalendarCheck size={18} aria-hidden />}
          >
            Care
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          icon={<PencilLine size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setRenaming(trust)}
        >
          Rename
        </Button>
        <Button
          variant="quiet"
          icon={<Printer size={18} aria-hidden />}
          onClick={() => setPrinting(true)}
        >
          Print
        </Button>
        {/* Only an empty trust can be deleted. */}
        {isEmpty && (
          <Button
            variant="quiet"
            icon={<Trash2 size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setDeleting({ id: trust.id, name: trust.name, people: 0, pets: 0 })}
          >
            Delete
          </Button>
        )}
      </div>
      <RenameTrustDialog trust={renaming} onClose={() => setRenaming(undefined)} />
      <DeleteTrustDialog
        trust={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={() => void navigate(back, { replace: true })}
      />
      {printing && <TrustSheet trust={trust} onDone={() => setPrinting(false)} />}
    </Card>
  );
}
