import clsx from 'clsx';

/** How much a list holds, in words such as '5 people'; said aloud when it changes, also to nothing. */
export function LiveCount({ words, className }: { words: string | undefined; className?: string }) {
  return (
    <p aria-live="polite" className={clsx('text-s text-ink-soft print:hidden', className)}>
      {words}
    </p>
  );
}
