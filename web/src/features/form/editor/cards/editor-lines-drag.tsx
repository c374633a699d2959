import type { PartId } from '@hearthside/contract/form/fields';
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
import type { LineList } from '../model/form-action';
import type { Line } from '../model/question-parts';
import { useEditorActions } from '../components/editor-context';

const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

export interface EditorLinesDragProps {
  question: PartId;
  list: LineList;
  lines: readonly Line[];
  /** The name of a line, such as 'Option'. */
  name: string;
  children: ReactNode;
}

/** Lets the lines of one list be moved by mouse, touch and keyboard. */
export function EditorLinesDrag({ question, list, lines, name, children }: EditorLinesDragProps) {
  const { action } = useEditorActions();
  const sensors = useSensors(
    useSensor(PointerSensor, POINTER),
    useSensor(KeyboardSensor, KEYBOARD),
  );
  const placeOf = (id: string | number) => lines.findIndex((line) => line.id === id);
  const announcements = moveAnnouncements(name, placeOf);
  const drop = ({ active, over }: DragEndEvent) => {
    const place = over ? placeOf(over.id) : -1;
    if (place >= 0) action({ do: 'moveLine', question, list, line: active.id as PartId, place });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: `Press Space to pick up the ${name.toLowerCase()}, use the arrow keys to move it, and press Space to drop it or Escape to cancel.`,
        },
      }}
    >
      <SortableContext items={lines.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
