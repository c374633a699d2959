import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { petPages } from '@hearthside/contract/pet/pages';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMe } from '@/features/session';
import { useSettings } from '@/features/settings';
import { ApiError, isAway } from '@/lib/api/api-error';
import { formatDateTime } from '@/lib/dates';
import { fullName } from '@/lib/full-name';
import { usePage } from '@/lib/page';
import { timeZoneName } from '@/lib/time-zone';
import { viewOf } from '@/lib/api/view-of';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { BackLink } from '@/ui/page-header';
import { PrintSheet, printSheet } from '@/ui/print-sheet';
import { SkeletonCards } from '@/ui/skeleton';
import { useAllDocuments, useEntries, usePet } from '../../api/pets';
import { petIdOf } from '../../model/pet-link';
import { AskToKeep } from '../../device/components/ask-to-keep';
import { StoredSheetView } from '../../device/components/stored-sheet';
import { EmergencySheet } from './emergency-sheet';
import { PetMissing } from '../../profile/components/pet-missing';

/** How many of the latest entries are shown. */
const LATEST = 3;

/** One pet on one sheet, for an emergency: to read on a phone, or to print and hang on the fridge. */
export function EmergencyPage() {
  const id = petIdOf(useParams().id);
  const found = usePet(id ? { id } : null);
  const { data, error } = found;
  const missing = id === 0 || (error instanceof ApiError && error.status === 404);
  const name = data?.pet.name;
  usePage(
    missing ? 'Pet not found' : 'Emergency sheet',
    missing || !name ? undefined : `Emergency sheet: ${name}`,
  );

  if (missing) return <PetMissing />;
  const view = (
    <AsyncView
      {...viewOf(found)}
      skeleton={<SkeletonCards count={4} label="Loading the emergency sheet..." />}
      errorTitle="Failed to load the emergency sheet"
    >
      {(detail) => <Sheet detail={detail} />}
    </AsyncView>
  );
  // A sheet that is on the device is worth more than the notice that the server is away.
  return !data && isAway(error) ? <StoredSheetView petId={id} otherwise={view} /> : view;
}

function Sheet({ detail }: { detail: PetDetail }) {
  const { id, name } = detail.pet;
  const { organisationName, emergencyNumber } = useSettings();
  const me = useMe();
  const documents = useAllDocuments(id);
  const latest = useEntries({ petId: id, page: 1, limit: LATEST });
  const entries = { ...latest, data: latest.data?.records };
  const [now] = useState(() => new Date());
  const at = formatDateTime(now.toISOString());
  const sheet = {
    detail,
    documents,
    entries,
    emergencyNumber,
    organization: organisationName,
    made: `Created on ${at} ${timeZoneName()} by ${fullName(me)}. Later changes aren’t shown.`,
  };
  const waiting = [documents, entries].some((part) => !part.data && !part.error);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <BackLink to={petPages.detail(id)} label={`Back to ${name}`} />
        <Button
          icon={<Printer size={18} aria-hidden />}
          busy={waiting}
          onClick={() => void printSheet()}
        >
          Print
        </Button>
      </div>
      <EmergencySheet {...sheet} />
      <AskToKeep detail={detail} />
      <PrintSheet organization={organisationName} title={`Emergency sheet: ${name}`} date={at}>
        <EmergencySheet {...sheet} paper />
      </PrintSheet>
    </>
  );
}
