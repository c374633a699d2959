import clsx from 'clsx';

export interface MessageCodeProps {
  text: string;
  isBlock: boolean;
}

/**
 * Code in a message, as it was typed: letters of one width, with every blank and tab. Long lines wrap, so that nothing
 * has to be scrolled sideways on a phone.
 */
export function MessageCode({ text, isBlock }: MessageCodeProps) {
  return (
    <code
      dir={isBlock ? 'auto' : undefined}
      className={clsx(
        // The same on the color of one's own messages, where links and marks have others.
        'rounded-s border border-line bg-surface-sunken text-[0.9em] [tab-size:4] text-ink selection:bg-brand selection:text-brand-ink',
        isBlock ? 'my-1 block px-2.5 py-1.5 whitespace-pre-wrap wrap-anywhere' : 'px-1',
      )}
    >
      {text}
    </code>
  );
}
