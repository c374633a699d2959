import type { Core } from '@strapi/strapi';
import type { PetSave } from '@hearthside/contract/pet-endpoints';
import { TRUST_PAGE } from '@hearthside/contract/trust';
import { lockRow } from '../../../access/lock-row';
import { reading } from '../../../access/reading';
import { refuse } from '../../../access/refuse';
import { services } from '../../../services';
import type { Seer } from './pet-sight';

interface Named {
  id: number;
  name: string;
}

/** The trusts a pet can be given to. */
export function petTrusts(strapi: Core.Strapi) {
  /** Whether somebody has pets to give and people to link: an admin, or an owner. */
  async function ownsPets({ id, role }: Seer): Promise<boolean> {
    if (role === 'admin' || role === 'pet_owner') return true;
    const row: unknown = await reading(strapi, (knex) =>
      knex('pets').where({ owner_id: id }).whereNull('deleted_at').first('id'),
    );
    return row !== undefined;
  }

  return {
    ownsPets,

    /** The first trusts by name that match a search, for whoever has pets to give; admins, and owners. */
    async trusts(member: Seer, search: string): Promise<{ trusts: Named[]; total: number }> {
      if (!(await ownsPets(member)))
        throw refuse.notAllowed('Only owners and admins give pets to trusts.');
      return services(strapi).trust.names(search, TRUST_PAGE);
    },

    /** Refuses a new trust whose name somebody else has just given to theirs. */
    async requireFree(choice: PetSave['petTrust']) {
      if (choice && 'name' in choice) await services(strapi).trust.requireFree(choice.name);
    },

    /** The trust a save chooses: null for none, undefined where it says nothing of it. */
    async chosen(member: Seer, choice: PetSave['petTrust']): Promise<Named | null | undefined> {
      if (choice === undefined) return undefined;
      if ('remove' in choice) return null;
      if ('name' in choice) return services(strapi).trust.found(member.id, choice.name);
      const there = await lockRow(strapi, 'trusts', choice.id);
      const name = there && (await services(strapi).trust.nameOf(choice.id));
      if (!name) {
        const message = 'This trust is no longer there.';
        throw refuse.badInput(message, { petTrust: message });
      }
      return { id: choice.id, name };
    },
  };
}
