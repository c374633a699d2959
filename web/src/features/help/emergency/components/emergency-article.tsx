import type { ReactNode } from 'react';

export interface EmergencyArticleProps {
  id: string;
  title: string;
  as?: 'h2' | 'h3';
  children: ReactNode;
}

/** One piece of advice on the emergency page, with its heading. The page's list of contents leads to it. */
export function EmergencyArticle({
  id,
  title,
  as: Heading = 'h2',
  children,
}: EmergencyArticleProps) {
  return (
    <section
      aria-labelledby={id}
      className="mt-4 rounded-m border border-line bg-surface p-4 shadow-1 sm:px-5 print:break-inside-avoid"
    >
      <Heading
        dir="auto"
        id={id}
        tabIndex={-1}
        className="mb-2 scroll-mt-4 text-l wrap-anywhere outline-none"
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}
