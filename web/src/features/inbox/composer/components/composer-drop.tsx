import { FileUp } from 'lucide-react';
import { useState, type CSSProperties, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useFileDrop } from './use-file-drop';

export interface ComposerDropProps {
  form: RefObject<HTMLElement | null>;
  onFiles: (files: File[]) => void;
}

/** Accepts files that are dropped or pasted anywhere on the open chat, and shows where they will go. */
export function ComposerDrop({ form, onFiles }: ComposerDropProps) {
  const [over, setOver] = useState<CSSProperties>();
  useFileDrop({
    onOver: (isOver) => setOver(isOver ? placeOf(form.current) : undefined),
    onFiles,
  });
  if (!over) return null;
  return createPortal(
    <div
      aria-hidden
      style={over}
      className="pointer-events-none fixed z-40 grid place-items-center p-3"
    >
      <div className="grid size-full place-items-center rounded-m border-2 border-dashed border-brand bg-brand-soft/95">
        <p className="grid justify-items-center gap-2 text-l font-semibold text-brand-strong">
          <FileUp size={40} />
          Drop files to add them to your message
        </p>
      </div>
    </div>,
    document.body,
  );
}

/** Covers the whole conversation, which contains the composer. */
function placeOf(form: HTMLElement | null): CSSProperties | undefined {
  const box = form?.parentElement?.getBoundingClientRect();
  return box && { left: box.left, top: box.top, width: box.width, height: box.height };
}
