import type { ReactNode } from 'react';
import { StateDrawing } from '@/ui/lists/empty-state';

export interface PageMessageProps {
  icon: ReactNode;
  tone?: 'brand' | 'bad';
  heading: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Nothing else is on screen: the heading is the page's h1, in the middle of the window. */
  whole?: boolean;
}

/** A page that only has a message: what is wrong and what to do. */
export function PageMessage(props: PageMessageProps) {
  const { icon, tone = 'brand', heading, children, actions, whole } = props;
  const Heading = whole ? 'h1' : 'h2';
  return (
    <div
      className={
        whole
          ? 'grid min-h-dvh place-items-center px-5 py-10'
          : 'grid place-items-center px-2 py-12'
      }
    >
      <div className="grid max-w-130 justify-items-center gap-3 text-center">
        <StateDrawing tone={tone}>{icon}</StateDrawing>
        <Heading>{heading}</Heading>
        <div className="grid gap-2 text-ink-soft">{children}</div>
        {actions && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
      </div>
    </div>
  );
}
