import clsx from 'clsx';
import { swatchOf } from '../model/chart-look';

/** The color in the legend for the part at this position, from 0. Also visible when printed. */
export function ChartSwatch({ place }: { place: number }) {
  return (
    <span
      aria-hidden
      className={clsx(
        // Its color is its meaning, so it is kept when printed and when the device forces its own colors.
        'inline-block size-3.5 shrink-0 rounded-[4px] forced-color-adjust-none [print-color-adjust:exact]',
        swatchOf(place),
      )}
    />
  );
}
