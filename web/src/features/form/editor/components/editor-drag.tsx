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
import { droppedAt } from '../model/dropped-at';
import { useEditorActions } from './editor-context';

const instructions = {
  draggable:
    'Press Space to lift the question, the arrow keys to move it, Space to put it down, and Escape to leave it where it was.',
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
    const nameOf = (id: string | number) => {
      const number = questionsOf(latest.current).findIndex((question) => question.id === id) + 1;
      return number > 0 ? `question ${number}` : 'an empty section';
    };
    const announcements: Announcements = {
      onDragStart: ({ active }) => `Lifted ${nameOf(active.id)}.`,
      onDragOver: ({ active, over }) =>
        over ? `${nameOf(active.id)} is over the place of ${nameOf(over.id)}.` : undefined,
      onDragEnd: ({ active, over }) =>
        over ? `Put ${nameOf(active.id)} in the place of ${nameOf(over.id)}.` : 'Put back.',
      onDragCancel: ({ active }) => `${nameOf(active.id)} stays where it was.`,
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
