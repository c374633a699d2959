import clsx from 'clsx';
import { FileUp } from 'lucide-react';
import { useId, useState, type DragEvent, type ReactNode, type Ref } from 'react';
import { FieldError } from '@/ui/fields/field';
import { UploadButton } from '@/ui/fields/upload-button';

export interface DropZoneProps {
  label: string;
  hint: string;
  /** What was chosen, and what goes with it. Left out until something is chosen. */
  chosen?: ReactNode;
  buttonLabel: string;
  accept: string;
  error?: string;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  /** The box. It takes the focus if something is wrong with the file. */
  box: Ref<HTMLDivElement>;
}

/** A place to drop files on, with a button for those who don't drag. */
export function DropZone(props: DropZoneProps) {
  const { label, hint, chosen, buttonLabel, accept, error, disabled, onFiles, box } = props;
  const [over, setOver] = useState(false);
  const id = useId();

  const drag = (event: DragEvent) => {
    // Without this, a file dropped next to the zone would replace the portal in the browser.
    event.preventDefault();
    setOver(event.type !== 'dragleave' && !disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = Array.from(event.dataTransfer.files);
    if (!disabled && files.length > 0) onFiles(files);
  };
  return (
    <div
      ref={box}
      role="group"
      aria-labelledby={`${id}label`}
      aria-describedby={clsx(`${id}hint`, error && `${id}error`)}
      className="grid gap-1.5"
    >
      <span id={`${id}label`} className="text-s font-semibold">
        {label}
      </span>
      <div
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drop}
        className={clsx(
          'grid justify-items-center gap-2 rounded-m border-2 border-dashed px-4 py-5 text-center transition-colors duration-150',
          over ? 'border-brand bg-brand-soft' : error ? 'border-bad' : 'border-line-control',
        )}
      >
        {chosen ?? <FileUp size={30} aria-hidden className="text-brand-strong" />}
        <UploadButton
          accept={accept}
          multiple
          disabled={disabled}
          onFiles={onFiles}
          icon={null}
          data-autofocus
        >
          {buttonLabel}
        </UploadButton>
        <p id={`${id}hint`} className="text-s text-ink-soft">
          {hint}
        </p>
      </div>
      <FieldError id={`${id}error`} error={error} />
    </div>
  );
}
