import { CHART_COLORS, swatchOf } from '@/features/chart';
import { Card, CardTitle } from '@/ui/card';
import { KitSection } from './kit-section';

// Written out, because Tailwind finds class names by reading the source.
const swatches: [name: string, look: string][] = [
  ['canvas', 'bg-canvas text-ink'],
  ['surface', 'bg-surface text-ink'],
  ['surface-sunken', 'bg-surface-sunken text-ink-soft'],
  ['brand', 'bg-brand text-brand-ink'],
  ['brand-soft', 'bg-brand-soft text-brand-strong'],
  ['accent', 'bg-accent text-accent-on'],
  ['accent-soft', 'bg-accent-soft text-accent-ink'],
  ['good-soft', 'bg-good-soft text-good'],
  ['warn-soft', 'bg-warn-soft text-warn'],
  ['bad-soft', 'bg-bad-soft text-bad'],
  ['bad', 'bg-bad text-bad-ink'],
  ['info-soft', 'bg-info-soft text-info'],
];

/** Colors and type. */
export function KitColors() {
  return (
    <KitSection id="colors" title="Colors and type">
      <Card>
        <CardTitle as="h3">Tokens</CardTitle>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {swatches.map(([name, look]) => (
            <li key={name} className={`rounded-s border border-line px-3 py-4 text-s ${look}`}>
              {name}
            </li>
          ))}
        </ul>
        <h3 className="mt-5 mb-2.5">Chart colors</h3>
        <ul className="grid grid-cols-8 gap-2">
          {Array.from({ length: CHART_COLORS }, (_, place) => (
            <li key={place} className="grid gap-1 text-center text-xs text-ink-soft">
              <span className={`h-10 rounded-s ${swatchOf(place)}`} />
              {place + 1}
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <p className="font-display text-2xl">Good morning, Rosa</p>
        <p className="mt-2 font-display text-xl">Pet Records</p>
        <p className="mt-2 text-l">Twice a day, with food.</p>
        <p className="mt-2 max-w-[65ch]">
          Biscuit limped after a long run. He rested two days, without swelling, and walks well
          again. Lena keeps an eye on the left front paw.
        </p>
        <p className="mt-2 text-s text-ink-soft">Secondary text says when and by whom.</p>
        <p className="text-xs text-ink-faint">Captions are 13 px, and nothing is smaller.</p>
      </Card>
    </KitSection>
  );
}
