import type { PetDetail } from '@hearthside/contract/pet/endpoints';
import { callingOrder } from '../../model/calling-order';
import { addressLines, knownProviders, looksOf } from '../../model/emergency-words';
import { EmergencyCalls, EmergencyLine } from './emergency-calls';
import { EmergencyMedications } from './emergency-medications';
import { EmergencyIdentity } from './emergency-identity';
import { EmergencyPart } from './emergency-part';
import { EmergencyProviders } from './emergency-providers';
import {
  EmergencyDocuments,
  EmergencyEntries,
  type EmergencyDocumentsProps,
  type Late,
  type SheetEntry,
} from './emergency-records';
import { EmergencyWarnings } from './emergency-warnings';
import { RoutineLines } from '../../routine/components/routine-lines';
import { PetPicture } from '@/kit/pet-picture/pet-picture';

export interface EmergencySheetProps {
  detail: PetDetail;
  documents: EmergencyDocumentsProps['documents'];
  entries: Late<SheetEntry[]>;
  organization: string;
  /** The organization's emergency line. Empty if it has none. */
  emergencyNumber: string;
  /** When and by whom it was made, as a sentence. */
  made: string;
  /** For printing: its title is already above it. */
  paper?: boolean;
}

/** Everything that somebody needs who suddenly has to look after this pet, the most urgent first. */
export function EmergencySheet(props: EmergencySheetProps) {
  const { detail, documents, entries, organization, emergencyNumber, made, paper } = props;
  const { pet, careTeam, petTrust } = detail;
  const { vets, others } = knownProviders(detail.serviceProviders);
  // A sheet that a device stored before there was a routine has none.
  const routine = (detail.routine ?? []).length > 0 && (
    <EmergencyPart title="Feeding and routine">
      <RoutineLines lines={detail.routine} />
    </EmergencyPart>
  );
  return (
    // Paper is held closer than a screen. At a smaller size there, it stays on one page.
    <div className="grid gap-4 print:gap-2.5 print:[zoom:0.8]">
      {paper ? <PaperHead detail={detail} made={made} /> : <Head pet={pet} />}
      <EmergencyWarnings {...pet} />
      <div className="grid items-start gap-4 lg:grid-cols-2 print:grid-cols-2 print:gap-x-5 print:gap-y-2.5">
        <div className={COLUMN}>
          <EmergencyCalls order={callingOrder(pet, careTeam)} />
          {emergencyNumber && (
            <EmergencyLine number={emergencyNumber} organization={organization} />
          )}
          {/* There is room here on paper. On a phone, the veterinarian comes before it. */}
          {paper && routine}
        </div>
        <div className={COLUMN}>
          <EmergencyPart title={vets.length > 1 ? 'Veterinarians' : 'Veterinarian'}>
            {vets.length === 0 && <p className="text-ink-soft">None listed for this pet.</p>}
            <EmergencyProviders providers={vets} most={paper ? PAPER.vets : undefined} />
          </EmergencyPart>
          <EmergencyMedications
            medications={detail.medications}
            planned={detail.plannedMedications}
          />
          {!paper && <Home pet={pet} />}
          <EmergencyIdentity pet={pet} />
          {!paper && (
            <EmergencyPart title="Trust">
              <p className="wrap-anywhere">
                {petTrust?.name ?? <span className="text-ink-soft">{NO_TRUST}</span>}
              </p>
            </EmergencyPart>
          )}
        </div>
      </div>
      {!paper && routine}
      {others.length > 0 && (
        <EmergencyPart title="Others who care for this pet">
          <EmergencyProviders providers={others} wide most={paper ? PAPER.others : undefined} />
        </EmergencyPart>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2 print:grid-cols-2 print:gap-x-5">
        <EmergencyDocuments documents={documents} most={paper ? PAPER.documents : undefined} />
        <EmergencyEntries entries={entries} />
      </div>
      {!paper && <p className="text-s text-ink-soft">{made}</p>}
    </div>
  );
}

/** How many entries of each open-ended list fit on one page, A4 or Letter. */
const PAPER = { vets: 3, others: 6, documents: 8 };

const COLUMN = 'grid content-start gap-4 min-w-0 print:gap-2.5';

const NO_TRUST = 'This pet isn’t in a trust.';

/**
 * The first lines of the paper, with the home and the trust, which have no room in the columns. The picture must be
 * loaded when printing starts, so it must not load lazily.
 */
function PaperHead({ detail, made }: { detail: PetDetail; made: string }) {
  const { pet, petTrust } = detail;
  const home = addressLines(pet);
  return (
    <div className="flex items-center gap-4">
      {pet.picture && (
        <img src={pet.picture} alt="" className="size-18 shrink-0 rounded-m object-cover" />
      )}
      <div className="min-w-0">
        <p dir="auto" className="wrap-anywhere">
          {looksOf(pet).join(' · ')}
        </p>
        <p dir="auto" className="wrap-anywhere">
          Home: {home.length > 0 ? home.join(', ') : 'not known'}
        </p>
        <p dir="auto" className="wrap-anywhere">
          {petTrust ? `Trust: ${petTrust.name}` : NO_TRUST}
        </p>
        <p className="mt-1 text-xs text-ink-soft">{made}</p>
      </div>
    </div>
  );
}

function Head({ pet }: { pet: PetDetail['pet'] }) {
  return (
    <div className="flex items-center gap-4">
      <PetPicture pet={pet} size="l" />
      <div className="min-w-0">
        <p dir="auto" className="font-display text-2xl font-[560] tracking-[-0.01em] wrap-anywhere">
          {pet.name}
        </p>
        <p dir="auto" className="text-ink-soft wrap-anywhere">
          {looksOf(pet).join(' · ')}
        </p>
      </div>
    </div>
  );
}

function Home({ pet }: { pet: PetDetail['pet'] }) {
  const lines = addressLines(pet);
  return (
    <EmergencyPart title="Home">
      {lines.length === 0 && <p className="text-ink-soft">Not known.</p>}
      <address className="not-italic wrap-anywhere">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </EmergencyPart>
  );
}
