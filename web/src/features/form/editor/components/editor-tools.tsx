import {
  FORM_LIMITS,
  FORM_TEXTS,
  type FormQuestion,
  type PartId,
} from '@hearthside/contract/form/fields';
import type { Editor } from '@tiptap/core';
import {
  ArrowDown,
  ArrowUp,
  CirclePlus,
  ClipboardPaste,
  Copy,
  Link,
  Rows2,
  ShieldCheck,
  Trash2,
  UserX,
} from 'lucide-react';
import { useEditorActions } from './editor-context';
import { MarkTools } from './editor-marks';
import { EditorTool } from './editor-tool';

export interface EditorToolsProps {
  editor: Editor;
  question: FormQuestion;
  section: PartId;
  /** Counts from 1. The first question can't be deleted. */
  number: number;
  /** Its position in its section, and how many questions that has. */
  at: number;
  count: number;
  canPaste: boolean;
}

const icon = { size: 18, 'aria-hidden': true } as const;

/** The tools of the card that is edited (part 2 §2). */
export function EditorTools(props: EditorToolsProps) {
  const { editor, question, section, number, at, count, canPaste } = props;
  const actions = useEditorActions();
  const { id } = question;
  const move = (place: number) =>
    actions.action({ do: 'moveQuestion', question: id, section, place });
  const full = question.links.length >= FORM_LIMITS.links;
  return (
    <div
      role="group"
      aria-label={`Tools of question ${number}`}
      className="-mx-2 flex flex-wrap items-center border-t border-line pt-2"
    >
      <EditorTool
        label="Add Question"
        icon={<CirclePlus {...icon} />}
        onClick={() => actions.addQuestion(section)}
      />
      <MarkTools editor={editor} />
      <EditorTool
        label="Add Section"
        icon={<Rows2 {...icon} />}
        onClick={() => actions.addSection(id)}
      />
      <EditorTool
        label="Manage Access Roles"
        icon={<ShieldCheck {...icon} />}
        onClick={() => actions.ask({ about: 'questionRoles', part: id })}
      />
      <EditorTool
        label="User Exclusions"
        icon={<UserX {...icon} />}
        onClick={() => actions.ask({ about: 'exclusions', part: id })}
      />
      <EditorTool
        label="Add Link"
        icon={<Link {...icon} />}
        disabled={full}
        title={full ? `A question can have up to ${FORM_LIMITS.links} links.` : undefined}
        onClick={() => actions.ask({ about: 'link', part: id })}
      />
      <EditorTool
        label="Copy Question"
        icon={<Copy {...icon} />}
        onClick={() => actions.copy(question)}
      />
      <EditorTool
        label="Paste Question"
        icon={<ClipboardPaste {...icon} />}
        disabled={!canPaste}
        title={canPaste ? undefined : 'Copy a question first'}
        onClick={() => actions.paste(id)}
      />
      <EditorTool
        label="Move up"
        icon={<ArrowUp {...icon} />}
        disabled={at === 0}
        onClick={() => move(at - 1)}
      />
      <EditorTool
        label="Move down"
        icon={<ArrowDown {...icon} />}
        disabled={at === count - 1}
        onClick={() => move(at + 1)}
      />
      <EditorTool
        label="Delete Question"
        icon={<Trash2 {...icon} />}
        variant="danger"
        className="ml-auto"
        disabled={number === 1}
        title={number === 1 ? FORM_TEXTS.firstQuestion : undefined}
        onClick={() => actions.removeQuestion(id)}
      />
    </div>
  );
}
