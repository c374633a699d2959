import { Logo } from '@/ui/media/logo';
import { ThemeToggle } from '@/ui/theme-toggle';
import { KitActions } from './kit-actions';
import { KitColors } from './kit-colors';
import { KitDisplay } from './kit-display';
import { KitForms } from './kit-forms';
import { KitOverlays } from './kit-overlays';
import { KitStates } from './kit-states';
import { KitTable } from './kit-table';

const chapters = [
  ['colors', 'Colors'],
  ['actions', 'Buttons'],
  ['forms', 'Forms'],
  ['display', 'People'],
  ['tables', 'Tables'],
  ['states', 'States'],
  ['overlays', 'Dialogs'],
] as const;

/** Every part of the kit in every state, for whoever builds or checks a screen. */
export function KitPage() {
  return (
    <main className="mx-auto grid max-w-5xl gap-10 px-4 py-6 sm:px-6">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <Logo />
        <ThemeToggle />
        <h1 className="sr-only">The kit</h1>
        <nav aria-label="Chapters" className="flex w-full flex-wrap gap-x-4">
          {chapters.map(([id, label]) => (
            <a
              key={id}
              href={`#${id}`}
              className="inline-flex min-h-11 items-center font-medium text-brand-strong hover:underline"
            >
              {label}
            </a>
          ))}
        </nav>
      </header>
      <KitColors />
      <KitActions />
      <KitForms />
      <KitDisplay />
      <KitTable />
      <KitStates />
      <KitOverlays />
    </main>
  );
}
