import { useEffect, useRef, type ReactNode } from 'react';
import { usePage } from '@/lib/page';

export interface VisitorPageProps {
  /** For the window's title. */
  title: string;
  heading: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
  /** Moves the focus to the heading, because the page replaced another one without a reload. */
  announce?: boolean;
}

/** One page before sign-in: its heading, a sentence, its form. */
export function VisitorPage({ title, heading, intro, children, announce }: VisitorPageProps) {
  usePage(title);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announce) head.current?.focus();
  }, [announce, title]);
  return (
    <>
      <h1 ref={head} tabIndex={-1} className="text-2xl outline-none">
        {heading}
      </h1>
      {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
      <div className="mt-6">{children}</div>
    </>
  );
}
