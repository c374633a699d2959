/**
 * Tells every subject that stores something about a member, a trust, an entry or a pet what happened to it, lower ones
 * first.
 */
import type { Core } from '@strapi/strapi';
import type { FromMessage } from '@hearthside/contract/pet/entry';
import type { EntryCalendar } from '@hearthside/contract/pet/entry-calendar';
import type { Actor } from './auth/actor';
import {
  subjects,
  type EntryChange,
  type MadeOfMessage,
  type MemberChange,
  type NextOfPet,
  type PetListener,
  type PlannedFor,
  type TrustListener,
} from './subject';

/** Called within the transaction that changes a member's profile, role or address and locks the member's row. */
export async function onMemberChanged(strapi: Core.Strapi, memberId: number, change: MemberChange) {
  for (const one of subjects()) await one.onMemberChanged?.(strapi, memberId, change);
}

/** Called within the transaction that proves an address belongs to a member. */
export async function onAddressConfirmed(strapi: Core.Strapi, email: string) {
  for (const one of subjects()) await one.onAddressConfirmed?.(strapi, email);
}

/** Hands over to a successor what a member took care of. Both rows are locked. */
export async function handOver(strapi: Core.Strapi, by: number, from: number, to: number) {
  for (const one of subjects()) await one.handOver?.(strapi, by, from, to);
}

/** Revokes every way in that a member has besides their sessions. */
export async function revokeOtherAccess(strapi: Core.Strapi, memberId: number) {
  for (const one of subjects()) await one.revokeAccess?.(strapi, memberId);
}

/** Called within the transaction that writes an entry of a pet and locks the pet. Returns what it made in the calendar. */
export async function onEntryChanged(
  strapi: Core.Strapi,
  by: Actor,
  change: EntryChange,
): Promise<EntryCalendar | null> {
  let calendar: EntryCalendar | null = null;
  for (const one of subjects()) {
    const made = await one.onEntryChanged?.(strapi, by, change);
    calendar ??= made ?? null;
  }
  return calendar;
}

/** Of which messages entries or documents of pets were made, by their ids, as far as this member may open them. */
export async function messagesOfRecords(
  strapi: Core.Strapi,
  member: Actor,
  about: MadeOfMessage,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FromMessage>> {
  const found = new Map<number, FromMessage>();
  for (const one of subjects()) {
    for (const [id, message] of (await one.messagesOfRecords?.(strapi, member, about, ids)) ?? [])
      found.set(id, message);
  }
  return found;
}

/** What is next to be done for these pets, by the pet. The caller has made sure that the member may see them. */
export async function nextOfPets(
  strapi: Core.Strapi,
  petIds: readonly number[],
): Promise<ReadonlyMap<number, NextOfPet>> {
  const found = new Map<number, NextOfPet>();
  for (const one of subjects()) {
    for (const [id, next] of (await one.nextOfPets?.(strapi, petIds)) ?? []) found.set(id, next);
  }
  return found;
}

/** The medications planned for these pets, by the pet. The caller has made sure that the member may see them. */
export async function plannedMedications(
  strapi: Core.Strapi,
  petIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PlannedFor[]>> {
  const found = new Map<number, readonly PlannedFor[]>();
  for (const one of subjects()) {
    for (const [id, planned] of (await one.plannedMedications?.(strapi, petIds)) ?? [])
      found.set(id, [...(found.get(id) ?? []), ...planned]);
  }
  return found;
}

/** Has every subject follow a change to trusts, within the transaction of that change. */
export async function onTrustsChanged(notify: (listener: TrustListener) => Promise<unknown>) {
  for (const one of subjects()) if (one.onTrustsChanged) await notify(one.onTrustsChanged);
}

/** Has every subject follow a change to a pet, within the transaction of that change, which has locked the pet. */
export async function onPetsChanged(notify: (listener: PetListener) => Promise<unknown>) {
  for (const one of subjects()) if (one.onPetsChanged) await notify(one.onPetsChanged);
}

/** Whether a deleted account may be given back to its member once they have signed in. */
export async function mayComeBack(strapi: Core.Strapi, memberId: number): Promise<boolean> {
  for (const one of subjects()) if (await one.mayComeBack?.(strapi, memberId)) return true;
  return false;
}

/** Whether a subject gives a deleted account back to its member, who has just signed in. */
export async function comeBack(strapi: Core.Strapi, memberId: number): Promise<boolean> {
  for (const one of subjects()) if (await one.comeBack?.(strapi, memberId)) return true;
  return false;
}
