import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSettings } from '@/features/settings';
import { formatDateTime } from '@/lib/dates';
import { usePage } from '@/lib/page';
import { timeZoneName } from '@/lib/time-zone';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { BackLink } from '@/ui/page-header';
import { PrintSheet, printSheet } from '@/ui/print-sheet';
import { SkeletonCards } from '@/ui/skeleton';
import { EmergencySheet } from '../../emergency/components/emergency-sheet';
import { useStoredSheets } from '../api/kept-sheets';
import type { StoredSheet } from '../api/sheet-store';

export interface StoredSheetProps {
  petId: number;
  /** What is shown if this device has no sheet of the pet. */
  otherwise: ReactNode;
  /** Nothing else is on screen: the sheet has the page's h1 and a way back. */
  whole?: boolean;
}

/** The emergency sheet of a pet as this device has kept it, while the server can't be reached. */
export function StoredSheetView({ petId, otherwise, whole }: StoredSheetProps) {
  const sheets = useStoredSheets();
  if (!sheets) return <SkeletonCards count={4} label="Loading the emergency sheet..." />;
  const found = sheets.find(({ detail }) => detail.pet.id === petId);
  if (!found) return otherwise;
  return whole ? <WholePage sheet={found} /> : <Sheet sheet={found} />;
}

const titleOf = ({ detail }: StoredSheet) => `Emergency sheet: ${detail.pet.name}`;

function WholePage({ sheet }: { sheet: StoredSheet }) {
  usePage('Emergency sheet');
  return (
    <main className="mx-auto max-w-300 px-4 py-4 sm:px-7 sm:py-8">
      <BackLink to="/" label="All emergency sheets on this device" />
      <h1 className="mt-1 mb-4 wrap-anywhere">{titleOf(sheet)}</h1>
      <Sheet sheet={sheet} />
    </main>
  );
}

const hereAlready = <Data,>(data: Data) => ({ data, error: undefined, mutate: () => undefined });

function Sheet({ sheet }: { sheet: StoredSheet }) {
  const { organisationName, emergencyNumber } = useSettings();
  const { detail, documents, entries } = sheet;
  const at = `${formatDateTime(sheet.at)} ${timeZoneName()}`;
  const props = {
    detail,
    documents: hereAlready(documents),
    entries: hereAlready(entries),
    emergencyNumber,
    organization: organisationName,
    made: `Saved on a device on ${at}. Later changes aren’t shown.`,
  };
  return (
    <>
      <Notice
        tone="warn"
        className="mb-4"
        action={
          <Button
            variant="quiet"
            icon={<Printer size={18} aria-hidden />}
            onClick={() => void printSheet()}
          >
            Print
          </Button>
        }
        title={`As of ${at}`}
      >
        We can’t reach the server. This is the sheet saved on this device. Later changes aren’t
        shown.
      </Notice>
      <EmergencySheet {...props} />
      <PrintSheet
        organization={organisationName}
        title={titleOf(sheet)}
        date={formatDateTime(sheet.at)}
      >
        <EmergencySheet {...props} paper />
      </PrintSheet>
    </>
  );
}
