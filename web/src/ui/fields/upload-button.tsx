import { Upload } from 'lucide-react';
import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '@/ui/button';
import type { ButtonSize, ButtonVariant } from '@/ui/button-style';

export type UploadButtonProps = {
  children: ReactNode;
  /** As in `<input accept>`, such as '.pdf,application/pdf'. */
  accept?: string;
  multiple?: boolean;
  maxBytes?: number;
  onFiles: (files: File[]) => void;
  /** Called with the files that exceed `maxBytes`. The others still go to `onFiles`. */
  onTooLarge?: (files: File[], maxBytes: number) => void;
  icon?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  busyLabel?: ReactNode;
  disabled?: boolean;
  className?: string;
};

/** A button that picks files and checks their size before anything is sent. */
export function UploadButton(props: UploadButtonProps) {
  const { accept, multiple, maxBytes = Infinity, onFiles, onTooLarge, ...rest } = props;
  const { icon = <Upload size={18} aria-hidden />, variant = 'quiet', ...button } = rest;
  const input = useRef<HTMLInputElement>(null);

  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.target.files ?? []);
    event.target.value = ''; // so that picking the same file again counts
    const tooLarge = files.filter((file) => file.size > maxBytes);
    const fitting = files.filter((file) => file.size <= maxBytes);
    if (tooLarge.length) onTooLarge?.(tooLarge, maxBytes);
    if (fitting.length) onFiles(fitting);
  };

  return (
    <>
      <Button {...button} variant={variant} icon={icon} onClick={() => input.current?.click()} />
      <input ref={input} type="file" accept={accept} multiple={multiple} hidden onChange={pick} />
    </>
  );
}
