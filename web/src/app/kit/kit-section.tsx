import type { ReactNode } from 'react';
import { SectionHeading } from '@/ui/card';

/** One chapter of the kit page, with an anchor. */
export function KitSection(props: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={props.id} aria-labelledby={`${props.id}-title`} className="scroll-mt-6">
      <SectionHeading id={`${props.id}-title`}>{props.title}</SectionHeading>
      <div className="grid min-w-0 gap-5">{props.children}</div>
    </section>
  );
}

/** A row of examples that wraps. */
export function KitRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
