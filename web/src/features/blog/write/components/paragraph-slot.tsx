import { BLOG_LIMITS } from '@hearthside/contract/blog/fields';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { Card } from '@/ui/card';
import { FieldError } from '@/ui/fields/field';
import { FieldContext } from '@/ui/fields/field-context';
import { IconButton } from '@/ui/icon-button';
import { TextEditor } from '@/kit/portal-pages/text-editor';
import type { DraftParagraph } from '../../model/blog-draft';
import { ParagraphFileSlot } from './paragraph-file-slot';

export interface ParagraphSlotProps {
  paragraph: DraftParagraph;
  /** Counts from 1. */
  number: number;
  of: number;
  error: string | undefined;
  onPatch: (key: string, part: Partial<DraftParagraph>) => void;
  onMove: (key: string, by: -1 | 1) => void;
  onRemove: (key: string) => void;
  onUploading: (is: boolean) => void;
}

/** One paragraph: its rich text and its file. */
export function ParagraphSlot(props: ParagraphSlotProps) {
  const { paragraph, number, of, error, onPatch, onMove, onRemove, onUploading } = props;
  const { key, content, file } = paragraph;
  const label = `Paragraph ${number}`;
  const errorId = `${key}error`;
  return (
    <Card
      data-slot={key}
      tabIndex={-1}
      aria-label={label}
      className="grid grid-cols-1 gap-3 outline-offset-2"
    >
      <div className="flex items-center gap-1">
        <h3 className="min-w-0 flex-1 text-s font-semibold">{label}</h3>
        <IconButton
          label={`Move ${label.toLowerCase()} up`}
          icon={<ArrowUp size={18} aria-hidden />}
          disabled={number === 1}
          onClick={() => onMove(key, -1)}
        />
        <IconButton
          label={`Move ${label.toLowerCase()} down`}
          icon={<ArrowDown size={18} aria-hidden />}
          disabled={number === of}
          onClick={() => onMove(key, 1)}
        />
        <IconButton
          label={`Remove ${label.toLowerCase()}`}
          title={of > 1 ? 'Remove this paragraph' : 'A blog has at least one paragraph'}
          icon={<Trash2 size={18} aria-hidden />}
          disabled={of <= 1}
          onClick={() => onRemove(key)}
        />
      </div>
      <FieldContext
        value={{
          id: `${key}text`,
          invalid: error !== undefined,
          required: false,
          describedBy: error === undefined ? undefined : errorId,
        }}
      >
        <TextEditor
          label={label}
          value={content}
          maxLength={BLOG_LIMITS.paragraph}
          placeholder="Begin to write…"
          onChange={(text) => onPatch(key, { content: text })}
        />
      </FieldContext>
      <FieldError id={errorId} error={error} />
      <ParagraphFileSlot
        label={label}
        file={file}
        onChange={(next) => onPatch(key, { file: next })}
        onUploading={onUploading}
      />
    </Card>
  );
}
