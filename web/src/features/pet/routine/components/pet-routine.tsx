import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { CalendarHeart, PencilLine } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { FetchedDialog } from '@/ui/dialogs/fetched-dialog';
import { latePart } from '@/ui/late-part';
import { EmptyState } from '@/ui/lists/empty-state';
import { RoutineLines } from './routine-lines';

const useRoutineDialog = latePart(async () => (await import('./routine-dialog')).RoutineDialog);

/** A pet's feeding and routine, for whoever takes over. Nothing where there is none and nobody here could write it. */
export function PetRoutine({ detail }: { detail: PetDetail }) {
  const { routine, mayChange } = detail;
  const [editing, setEditing] = useState(false);
  const title = useId();
  if (routine.length === 0 && !mayChange) return null;
  const edit = () => setEditing(true);
  return (
    <Card aria-labelledby={title}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={title} className="font-body text-m font-[650] tracking-normal">
          Feeding and routine
        </h2>
        {mayChange && routine.length > 0 && (
          <Button
            variant="quiet"
            size="s"
            icon={<PencilLine size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={edit}
            className="print:hidden"
          >
            Edit routine
          </Button>
        )}
      </div>
      {routine.length === 0 ? (
        <EmptyState
          icon={<CalendarHeart size={32} aria-hidden />}
          title="No routine has been written down yet."
          action={
            <Button variant="quiet" aria-haspopup="dialog" onClick={edit}>
              Write down the routine
            </Button>
          }
        >
          What they eat, how much, when, and where it is: anyone who takes over needs this on the
          first morning.
        </EmptyState>
      ) : (
        <RoutineLines lines={routine} />
      )}
      {mayChange && (
        <FetchedDialog
          usePart={useRoutineDialog}
          of={{ detail, open: editing, onClose: () => setEditing(false), onReopen: edit }}
        />
      )}
    </Card>
  );
}
