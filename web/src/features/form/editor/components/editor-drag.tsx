import { questionsOf, type FormDefinition, type PartId } from '@hearthside/contract/form/fields';
import { plainText } from '@hearthside/contract/form/text';
import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { canceledWords, droppedWords, overWords, pickedUpWords } from '../model/drag-words';
import { droppedAt } from '../model/dropped-at';
import { useEditorActions } from './editor-context';

const instructions = {
  draggable:
    'Press Space to pick up the question, use the arrow keys to move it, and press Space to drop it or Escape to cancel.',
};

// Created once, because new options would render every card again.
const POINTER = { activationConstraint: { distance: 4 } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Lets questions be moved by mouse, touch and keyboard, also between sections. */
export function EditorDrag({ form, children }: { form: FormDefinition; children: ReactNode }) {
  const { action } = useEditorActions();
  const [lifted, setLifted] = useState<PartId>();
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const sensors = useSensors(
    useSensor(PointerSensor, POINTER),
    useSensor(KeyboardSensor, KEYBOARD),
  );
  const handlers = useMemo(() => {
    const announcements: Announcements = {
      onDragStart: ({ active }) => pickedUpWords(latest.current, active.id as PartId),
      onDragOver: ({ active, over }) =>
        over ? overWords(latest.current, active.id as PartId, over.id as PartId) : undefined,
      onDragEnd: ({ active, over }) =>
        droppedWords(latest.current, active.id as PartId, over?.id as PartId | undefined),
      onDragCancel: ({ active }) => canceledWords(latest.current, active.id as PartId),
    };
    return {
      onDragStart: ({ active }: DragStartEvent) => setLifted(active.id as PartId),
      onDragEnd: ({ active, over }: DragEndEvent) => {
        setLifted(undefined);
        const move = over && droppedAt(latest.current, active.id as PartId, over.id as PartId);
        if (move) action(move);
      },
      onDragCancel: () => setLifted(undefined),
      accessibility: { announcements, screenReaderInstructions: instructions },
    };
  }, [action]);

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} {...handlers}>
      {children}
      <DragOverlay>{lifted !== undefined && <Lifted form={form} id={lifted} />}</DragOverlay>
    </DndContext>
  );
}

/** What is dragged along with the pointer. */
function Lifted({ form, id }: { form: FormDefinition; id: PartId }) {
  const all = questionsOf(form);
  const at = all.findIndex((question) => question.id === id);
  return (
    <p className="line-clamp-2 rounded-m border border-brand bg-surface px-5 py-4 font-[560] shadow-2">
      {at + 1}. {plainText(all[at]?.question ?? '') || `Question ${at + 1}`}
    </p>
  );
}
