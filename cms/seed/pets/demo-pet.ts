import type { PetForm } from '@hearthside/contract/pet/fields';
import type { CareRole, ServiceRole } from '@hearthside/contract/pet/care';
import type { Look, Species } from '../portraits/look';
import type { PaperKind } from '../papers/paper';

type Facts = Pick<PetForm, 'name' | 'breed' | 'gender' | 'age' | 'weight' | 'color'>;

/** The care team: each by the name of a member, who is then linked, or of an acquaintance, who is only typed. */
export type DemoTeam = Partial<Record<CareRole, string>>;

/** What a pet was before somebody corrected it. */
export interface Formerly {
  daysAgo: number;
  /** Who corrected it; the owner where nobody is named. */
  by?: 'amara' | 'jonas';
  pet?: Partial<Facts & Pick<PetForm, 'allergies' | 'conditions'>>;
  team?: DemoTeam;
  trust?: string | null;
}

/** A pet of the demo, as it is today. */
export interface DemoPet extends Facts {
  /** Whose it is, by the name of their email address. */
  owner: string;
  species: Species;
  allergies?: string;
  conditions?: string;
  textPermission?: boolean;
  /** What it looks like; without it nobody has chosen a picture. */
  look?: Look;
  trust?: string;
  team?: DemoTeam;
  providers?: readonly (readonly [ServiceRole, who: string])[];
  /** So many entries of its record besides those of its own story. */
  entries?: number;
  papers?: readonly PaperKind[];
  formerly?: Formerly;
  /** Who made the record; the owner where nobody is named. */
  createdBy?: 'amara';
  /** In the trash for so many days. */
  deletedDaysAgo?: number;
}
