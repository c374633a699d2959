import type { FormQuestion } from '@hearthside/contract/form/fields';
import { Plus } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import { isComposing } from '@/ui/fields/composing';
import type { LineList } from '../model/form-action';
import { LINE_LIMITS } from '../model/line-cases';
import { newId } from '../model/new-id';
import { linesOf } from '../model/question-parts';
import { useEditorActions } from '../components/editor-context';
import { EditorLine } from './editor-line';
import { EditorLinesDrag } from './editor-lines-drag';

export interface EditorLinesProps {
  question: FormQuestion;
  list: LineList;
  /** The name of a line, such as 'Option'. */
  name: string;
  addLabel: string;
  removeLabel: (place: number) => string;
  /** Shown before each line, such as an empty box. */
  mark?: ReactNode;
}

/**
 * The choices, rows or columns of a question. Enter adds one, Backspace in an empty one removes it, Alt and the arrow
 * keys move it. By mouse and touch it is moved by its handle.
 */
export function EditorLines(props: EditorLinesProps) {
  const { question, list, name, addLabel, removeLabel, mark } = props;
  const { action } = useEditorActions();
  const lines = linesOf(question, list);
  const box = useRef<HTMLOListElement>(null);
  /** The line that gets the focus after the list has changed. */
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    box.current?.querySelectorAll('input')[Math.max(0, wanted.current)]?.focus();
    wanted.current = undefined;
  });

  const of = { question: question.id, list };
  const full = lines.length >= LINE_LIMITS[list];
  const add = () => {
    action({ do: 'addLine', ...of, id: newId() });
    wanted.current = lines.length;
  };
  const keys = (event: KeyboardEvent, at: number) => {
    const line = lines[at];
    if (!line || isComposing(event.nativeEvent)) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === 'Enter' && !full) add();
    else if (event.key === 'Backspace' && line.text === '' && lines.length > 1) {
      action({ do: 'removeLine', ...of, line: line.id });
      wanted.current = at - 1;
    } else if (event.altKey && step !== 0) {
      action({ do: 'moveLine', ...of, line: line.id, place: at + step });
      wanted.current = Math.min(lines.length - 1, at + step);
    } else return;
    event.preventDefault();
  };
  return (
    <div>
      <EditorLinesDrag {...of} lines={lines} name={name}>
        <ol ref={box} className="grid gap-2">
          {lines.map((line, at) => (
            <EditorLine
              key={line.id}
              {...of}
              line={line}
              name={name}
              mark={mark}
              number={at + 1}
              only={lines.length <= 1}
              removeLabel={removeLabel(at + 1)}
              onKeyDown={(event) => keys(event, at)}
              onRemove={() => {
                action({ do: 'removeLine', ...of, line: line.id });
                wanted.current = Math.min(at, lines.length - 2);
              }}
            />
          ))}
        </ol>
      </EditorLinesDrag>
      <Button
        variant="ghost"
        size="s"
        icon={<Plus size={18} aria-hidden />}
        disabled={full}
        onClick={add}
        className="mt-1.5"
      >
        {addLabel}
      </Button>
    </div>
  );
}
