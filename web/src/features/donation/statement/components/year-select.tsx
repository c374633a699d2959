import { Select } from '@/ui/fields/select';
import { yearsWith } from '../../model/statement-place';

export interface YearSelectProps {
  /** The years with gifts. */
  years: readonly number[];
  year: number;
  onChoose: (year: number) => void;
}

export function YearSelect({ years, year, onChoose }: YearSelectProps) {
  return (
    <Select
      aria-label="Year"
      options={yearsWith(years, year).map((one) => ({ value: String(one), label: String(one) }))}
      value={String(year)}
      onChange={({ target }) => onChoose(Number(target.value))}
      className="w-28 print:hidden"
    />
  );
}
