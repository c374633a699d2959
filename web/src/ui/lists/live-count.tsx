import clsx from 'clsx';

/** The length of a list in words, such as '5 people'. Announced when it changes, even to none. */
export function LiveCount({ words, className }: { words: string | undefined; className?: string }) {
  return (
    <p aria-live="polite" className={clsx('text-s text-ink-soft print:hidden', className)}>
      {words}
    </p>
  );
}
