import clsx from 'clsx';
import { swatchOf } from '../model/chart-look';

/** The colour of the part at this place, from 0, in a legend; on paper too. */
export function ChartSwatch({ place }: { place: number }) {
  return (
    <span
      aria-hidden
      className={clsx(
        // Its color is what it tells: also on paper, and where the device paints with its own.
        'inline-block size-3.5 shrink-0 rounded-[4px] forced-color-adjust-none [print-color-adjust:exact]',
        swatchOf(place),
      )}
    />
  );
}
