import { moveAnnouncements } from '@/ui/lists/move-announcements';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };
const INSTRUCTIONS = {
  draggable:
    'Press Space to pick up the benefit, use the arrow keys to move it, and press Space to drop it or Escape to cancel.',
};

export interface BenefitsDragProps {
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Lets the benefits be moved by mouse, touch and keyboard. */
export function BenefitsDrag({ ids, onMove, children }: BenefitsDragProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, POINTER),
    useSensor(KeyboardSensor, KEYBOARD),
  );
  const placeOf = (id: string | number) => ids.indexOf(String(id));
  const announcements = moveAnnouncements('Benefit', placeOf);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(placeOf(active.id), placeOf(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: INSTRUCTIONS }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
