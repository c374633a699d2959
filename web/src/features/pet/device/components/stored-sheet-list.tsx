import { petPages } from '@hearthside/contract/pet/pages';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '@/lib/dates';
import { Card, CardTitle } from '@/ui/card';
import { PetPicture } from '@/kit/pet-picture/pet-picture';
import { useStoredSheets } from '../api/kept-sheets';

/** The emergency sheets on this device. Nothing if it has none that can be opened. */
export function StoredSheetList({ className }: { className?: string }) {
  const sheets = useStoredSheets();
  if (!sheets || sheets.length === 0) return null;
  return (
    <Card aria-labelledby="kept-sheets" className={className}>
      <CardTitle id="kept-sheets">Emergency sheets on this device</CardTitle>
      <ul className="grid gap-1">
        {sheets.map(({ detail: { pet }, at }) => (
          <li key={pet.id}>
            <Link
              to={petPages.emergency(pet.id)}
              className="-mx-2 flex min-h-14 items-center gap-3 rounded-s px-2 py-1.5 transition-colors duration-150 hover:bg-surface-sunken"
            >
              <PetPicture pet={pet} size="s" />
              <span className="min-w-0 flex-1 text-left">
                <span dir="auto" className="block font-semibold wrap-anywhere">
                  {pet.name}
                </span>
                <span className="block text-s text-ink-soft">As of {formatDateTime(at)}</span>
              </span>
              <ChevronRight size={18} aria-hidden className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
