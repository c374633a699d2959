import type { PetForm } from '@hearthside/contract/pet/fields';
import type { CareRole, ServiceRole } from '@hearthside/contract/pet/care';
import type { Look, Species } from '../portraits/look';
import type { PaperKind } from '../papers/paper';

type Facts = Pick<PetForm, 'name' | 'breed' | 'gender' | 'age' | 'weight' | 'color'>;

/**
 * The care team: each person by the nickname of a member, who is then linked, or of an acquaintance, who is only
 * typed in.
 */
export type DemoTeam = Partial<Record<CareRole, string>>;

/** What a pet's record said before someone corrected it. */
export interface Formerly {
  daysAgo: number;
  /** Who corrected it; the owner by default. */
  by?: 'amara' | 'jonas';
  pet?: Partial<Facts & Pick<PetForm, 'allergies' | 'conditions'>>;
  team?: DemoTeam;
  trust?: string | null;
}

/** A pet of the demo, as it is today. */
export interface DemoPet extends Facts {
  /** Its owner's nickname, the local part of their email address. */
  owner: string;
  species: Species;
  allergies?: string;
  conditions?: string;
  textPermission?: boolean;
  /** What it looks like; without it, it has no picture. */
  look?: Look;
  trust?: string;
  team?: DemoTeam;
  providers?: readonly (readonly [ServiceRole, who: string])[];
  /** How many entries its record has, besides those of its own story. */
  entries?: number;
  papers?: readonly PaperKind[];
  formerly?: Formerly;
  /** Who created the record; the owner by default. */
  createdBy?: 'amara';
  /** How many days it has been in the trash. */
  deletedDaysAgo?: number;
}
