import clsx from 'clsx';

/** An address to write to. Where it has to break, it breaks after the @ and not in a word. */
export function EmailLink({ email, className }: { email: string; className?: string }) {
  const [name, ...rest] = email.split('@');
  return (
    <a
      href={`mailto:${email}`}
      className={clsx(
        '-my-1.5 inline-flex min-h-11 items-center rounded-s text-brand-strong underline-offset-3 hover:underline',
        className,
      )}
    >
      <span>
        {name}@<wbr />
        {rest.join('@')}
      </span>
    </a>
  );
}
