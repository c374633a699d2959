/** Notices to members about pets they own or care for. */
import type { Core } from '@strapi/strapi';
import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import { petPages } from '@hearthside/contract/pet/pages';
import type { EntryKind } from '@hearthside/contract/pet/entry-details';
import { ENTRY_KINDS } from '@hearthside/contract/pet/entry-words';
import { clipped } from '../../../text/clipped';
import * as announcing from './announcing';

const PET_NEWS = {
  added: (name: string) => `A pet record was added for ${name}`,
  deleted: (name: string) => `${name}’s record was deleted`,
  restored: (name: string) => `${name}’s record was restored`,
  given: (name: string) => `${name} has a new owner`,
} as const;

/** Tells an owner what someone else did with their pet: what has changed, or that it was added, deleted … */
export const notifyPetOwner = (
  strapi: Core.Strapi,
  memberId: number,
  pet: { id: number; name: string },
  what: readonly HistoryChange[] | keyof typeof PET_NEWS,
) =>
  announcing.announce(strapi, {
    to: [memberId],
    kind: 'pet',
    title: typeof what === 'string' ? PET_NEWS[what](pet.name) : `${pet.name}’s record was changed`,
    body:
      typeof what === 'string'
        ? ''
        : `Please review: ${what.map(({ field }) => field).join(', ')}.`,
    link: what === 'deleted' || what === 'given' ? null : petPages.detail(pet.id),
  });

/** Tells an owner that somebody else wrote in their pet's record. */
export const notifyPetEntry = (
  strapi: Core.Strapi,
  memberId: number,
  pet: { id: number; name: string },
  author: string,
  kind: EntryKind,
) =>
  announcing.announce(strapi, {
    to: [memberId],
    kind: 'pet_record',
    title: `${author} wrote in ${pet.name}\u2019s record`,
    body: kind === 'note' ? '' : ENTRY_KINDS[kind],
    link: petPages.detail(pet.id),
  });

/** Tells the author of an entry that its owner or an admin commented on it. */
export const notifyPetComment = (
  strapi: Core.Strapi,
  memberId: number,
  pet: { id: number; name: string },
  by: string,
  content: string,
) =>
  announcing.announce(strapi, {
    to: [memberId],
    kind: 'pet_record',
    title: `${by} commented on what you wrote about ${pet.name}`,
    body: clipped(content),
    link: petPages.detail(pet.id),
  });

/** Tells the members of a trust that a pet was given to it, and that they can now see its record. */
export const notifyTrustPet = (
  strapi: Core.Strapi,
  memberIds: readonly number[],
  pet: { id: number; name: string },
  trust: string,
) =>
  announcing.announce(strapi, {
    to: memberIds,
    kind: 'pet',
    title: `${pet.name} now belongs to ${trust}`,
    body: 'You can see this pet’s record, documents and emergency sheet.',
    link: petPages.detail(pet.id),
  });

/** Tells a member that they have been linked to a pet and can now see its record. */
export const notifyLinked = (
  strapi: Core.Strapi,
  memberId: number,
  pet: { id: number; name: string },
) =>
  announcing.announce(strapi, {
    to: [memberId],
    kind: 'pet',
    title: `You are on ${pet.name}’s team`,
    body: 'You can see this pet’s record, documents and emergency sheet.',
    link: petPages.detail(pet.id),
  });
