import type { PetForm } from '@hearthside/contract/pet/fields';
import { shownMoment } from '@hearthside/contract/shown-date';

/** The kinds of documents that the demo's pets have. */
export const PAPER_KINDS = [
  'adoption',
  'intake',
  'vaccination',
  'insurance',
  'trust',
  'xray',
  'bloodwork',
  'consent',
  'microchip',
] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** What a document is about and who is named in it. */
export interface PaperFacts {
  pet: Pick<
    PetForm,
    'name' | 'breed' | 'gender' | 'age' | 'weight' | 'color' | 'allergies' | 'conditions'
  >;
  species: string;
  owner: { name: string; address: string; phone: string; email: string };
  /** A doctor and where they work. */
  clinic: { doctor: string; name: string; address: string; phone: string };
  trust: string;
  /** Names of trustee and caretaker; empty if there is none. */
  trustee: string;
  caretaker: string;
  /** The date of the document. */
  date: Date;
  /** The document's number, the same for every seed. */
  number: string;
}

/** A part of a document, from top to bottom. */
export type Block =
  | { facts: readonly (readonly [label: string, value: string])[] }
  | { heading: string }
  | { text: string }
  | { clauses: readonly string[] }
  | {
      table: {
        head: readonly string[];
        widths: readonly number[];
        rows: readonly (readonly string[])[];
      };
    }
  | { checks: readonly (readonly [ticked: boolean, label: string])[] }
  | { picture: 'hips' | 'chest' }
  | { signatures: readonly (readonly [name: string, as: string])[] }
  | { pageBreak: true };

/** A document to be printed. */
export interface Paper {
  /** Its name in the pet's list. */
  title: string;
  heading: string;
  subheading: string;
  from: {
    name: string;
    lines: readonly string[];
    color: string;
    mark: 'paw' | 'cross' | 'scales' | 'shield';
  };
  number: string;
  date: Date;
  blocks: readonly Block[];
  /** Printed around the seal; without it there is no seal. */
  seal?: string;
}

/** A day as documents write it. */
export const dayIn = (date: Date) => shownMoment('longDay', date, 'UTC');

/** The same day some years later. */
export const yearsAfter = (date: Date, years: number) => {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
};
