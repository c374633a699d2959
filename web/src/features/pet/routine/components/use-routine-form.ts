import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import {
  routineLine,
  routineWords,
  ROUTINE_TEXTS,
  type RoutineLine,
} from '@hearthside/contract/pet/routine';
import { useFieldArray } from 'react-hook-form';
import { z } from 'zod';
import { useMe } from '@/features/session';
import type { ComparedPart } from '@/kit/conflict/compare';
import { useRevisedForm } from '@/kit/conflict/use-revised-form';
import { toast } from '@/ui/toast/toast';
import { useReloadPet, useSaveRoutine } from '../../api/pets';

interface Typed {
  lines: RoutineLine[];
}
const { what, amount, time, place } = routineLine.shape;
/** A form has all its fields, so none has a default. */
const routineInput: z.ZodType<Typed, Typed> = z.object({
  lines: z.array(
    z.object({ what, amount: amount.unwrap(), time: time.unwrap(), place: place.unwrap() }),
  ),
});

export const EMPTY_LINE: RoutineLine = { what: '', amount: '', time: '', place: '' };

/** The routine is read and saved as a whole, so of two versions one is chosen. */
const PARTS: readonly ComparedPart<Typed>[] = [
  {
    label: 'Routine',
    fields: ['lines'],
    show: ({ lines }) => lines.map(routineWords).filter(Boolean).join('\n'),
  },
];

const typedOf = (detail: PetDetail | undefined): Typed => {
  const lines = detail?.routine ?? [];
  return { lines: lines.length > 0 ? lines : [EMPTY_LINE] };
};

/** The form of a pet's routine. What is typed is stored until it is saved or discarded. */
export function useRoutineForm(detail: PetDetail, onSaved: () => void) {
  const { id } = detail.pet;
  const me = useMe();
  const { trigger: save } = useSaveRoutine();
  const reload = useReloadPet(id);
  const state = useRevisedForm<PetDetail, Typed, Typed>({
    memberId: me.id,
    schema: routineInput,
    thing: detail,
    typedOf,
    parts: PARTS,
    about: `pet routine.${id}`,
    save: ({ lines }, revision) => save({ id, lines, revision }),
    readNow: reload,
    failed: ROUTINE_TEXTS.saveFailed,
    onSaved: () => {
      toast.success(ROUTINE_TEXTS.saved);
      onSaved();
    },
  });
  const rows = useFieldArray({ control: state.form.control, name: 'lines' });
  return { ...state, rows };
}
export type RoutineFormState = ReturnType<typeof useRoutineForm>;
