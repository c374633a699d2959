import clsx from 'clsx';
import { IconButton, type IconButtonProps } from '@/ui/icon-button';

export type EditorToolProps = IconButtonProps & {
  /** For tools that are on or off. */
  pressed?: boolean;
};

/** One tool of a card: an icon with a name. */
export function EditorTool({ pressed, title, className, ...button }: EditorToolProps) {
  return (
    <IconButton
      {...button}
      title={title ?? button.label}
      aria-pressed={pressed}
      className={clsx(pressed && 'bg-brand-soft text-brand-strong', className)}
    />
  );
}
