import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

export type PageHeaderProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** The link back, such as { to: '/pets', label: 'Back to pet list' }. */
  back?: { to: string; label: string };
};

/** The header of every page: its only h1, what it is about, and its actions. */
export function PageHeader({ title, subtitle, actions, back }: PageHeaderProps) {
  return (
    <header className="mb-4">
      {back && <BackLink {...back} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1>{title}</h1>
          {subtitle && <p className="mt-1 max-w-[70ch] text-ink-soft">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>}
      </div>
    </header>
  );
}

/** A link back to the page above this one. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-s px-1 font-[560] text-brand-strong hover:underline print:hidden"
    >
      <ArrowLeft size={18} aria-hidden />
      {label}
    </Link>
  );
}
