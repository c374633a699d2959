import { z } from 'zod';
import { GENDERS, NEUTERED } from '@hearthside/contract/pet/fields';
import { routineLine } from '@hearthside/contract/pet/routine';
import { CARE_ROLES, serviceRole } from '@hearthside/contract/pet/care';
import { trustName } from '../happenings';
import { readPart } from '../notation';
import { PAPER_KINDS } from '../papers/paper';
import { memberName } from '../people';
import { lookSchema, species } from '../portraits/look';
import { contactName } from './acquaintances';
import { demoEntrySchema } from './demo-entry';

const facts = z.strictObject({
  name: z.string(),
  breed: z.string(),
  gender: z.enum(GENDERS),
  age: z.number(),
  weight: z.number(),
  color: z.string(),
});
const health = { allergies: z.string().optional(), conditions: z.string().optional() };

/** The care team: each by the name of a member, who is then linked, or of an acquaintance, who is only typed. */
const team = z.partialRecord(z.enum(CARE_ROLES), contactName);
export type DemoTeam = z.infer<typeof team>;

/** What a pet was before somebody corrected it. */
const formerly = z.strictObject({
  daysAgo: z.number(),
  /** Who corrected it; the owner where nobody is named. */
  by: z.enum(['amara', 'jonas']).optional(),
  pet: facts.partial().extend(health).optional(),
  team: team.optional(),
  trust: trustName.nullable().optional(),
});

/** A pet of the demo, as it is today. */
export const demoPetSchema = facts
  .extend({
    ...health,
    /** Whose it is, by the name of their email address. */
    owner: memberName,
    species,
    textPermission: z.boolean().optional(),
    /** How many days ago it was born; without it only its age is known. */
    bornDaysAgo: z.number().optional(),
    birthDateAbout: z.boolean().optional(),
    neutered: z.enum(NEUTERED).optional(),
    chipNumber: z.string().optional(),
    insurer: z.string().optional(),
    policyNumber: z.string().optional(),
    behavior: z.string().optional(),
    /** Its weights in lbs by how many days ago it was weighed, as `1380: 38.5`. */
    weights: z.record(z.string().regex(/^\d+$/), z.number()).optional(),
    routine: z.array(routineLine).optional(),
    /** Further entries of its own. */
    record: z.array(demoEntrySchema).optional(),
    /** What it looks like, by its species; without it nobody has chosen a picture. */
    look: z.record(z.string(), z.unknown()).optional(),
    trust: trustName.optional(),
    team: team.optional(),
    /** As `- attorney: abara`. */
    providers: z.array(z.partialRecord(serviceRole, contactName)).optional(),
    /** So many entries of its record besides those of its own story. */
    entries: z.int().optional(),
    papers: z.array(z.enum(PAPER_KINDS)).optional(),
    formerly: formerly.optional(),
    /** Who made the record; the owner where nobody is named. */
    createdBy: z.literal('amara').optional(),
    /** In the trash for so many days. */
    deletedDaysAgo: z.number().optional(),
  })
  .transform(({ look, providers, ...pet }, ctx) => ({
    ...pet,
    ...(look && { look: readPart(lookSchema, { species: pet.species, ...look }, ctx, ['look']) }),
    ...(providers && { providers: providers.flatMap(pairsOf) }),
  }));
export type DemoPet = z.infer<typeof demoPetSchema>;

const pairsOf = <Key extends string>(record: Partial<Record<Key, string>>) =>
  Object.entries(record) as [role: Key, who: string][];
