import clsx from 'clsx';
import { PawPrint } from 'lucide-react';
import type { ReactNode } from 'react';

export type EmptyStateProps = {
  /** A 32 px icon; a paw when left out. */
  icon?: ReactNode;
  /** One sentence: what is not here. */
  title: ReactNode;
  /** A second sentence, if it helps. */
  children?: ReactNode;
  /** What to do next. */
  action?: ReactNode;
  className?: string;
};

/** What an empty list shows: a small drawing, one sentence, the next action. */
export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={clsx('grid justify-items-center gap-3 px-4 py-10 text-center', className)}>
      <StateDrawing tone="brand">{icon ?? <PawPrint size={32} aria-hidden />}</StateDrawing>
      <p className="max-w-[42ch] font-medium text-balance">{title}</p>
      {children && <p className="-mt-1.5 max-w-[52ch] text-s text-ink-soft">{children}</p>}
      {action && <div className="mt-1">{action}</div>}
    </div>
  );
}

const tones = {
  brand: { disc: 'bg-brand-soft text-brand-strong', dot: 'bg-accent', ring: 'border-brand' },
  bad: { disc: 'bg-bad-soft text-bad', dot: 'bg-bad', ring: 'border-bad' },
};

/** An icon on a soft disc with two small companions, shared by the empty and error states. */
export function StateDrawing(props: { tone: keyof typeof tones; children: ReactNode }) {
  const { disc, dot, ring } = tones[props.tone];
  return (
    <div aria-hidden className="relative mb-1 size-24">
      <div className={clsx('grid size-full place-items-center rounded-full', disc)}>
        {props.children}
      </div>
      <span className={clsx('absolute top-1 right-0 size-3.5 rounded-full', dot)} />
      <span className={clsx('absolute bottom-2 -left-1.5 size-3 rounded-full border-2', ring)} />
    </div>
  );
}
