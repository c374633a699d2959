import type { Core } from '@strapi/strapi';
import type { PetForm } from '@hearthside/contract/pet';
import type { PetSave } from '@hearthside/contract/pet-endpoints';
import type { Actor } from '../../../access/actor';
import { services } from '../../../services';
import { contacts } from '../domain/contacts';
import { creating } from '../domain/creating';
import { documents } from '../domain/documents';
import { entries } from '../domain/entries';
import { followingProfiles } from '../domain/following-profiles';
import { cares, handOver } from '../domain/handing-over';
import { linking, type LinkedAs } from '../domain/linking';
import { petAccess } from '../domain/pet-access';
import { petDependents } from '../domain/pet-dependents';
import { petPage, type PetQuery } from '../domain/pet-page';
import { petPictures } from '../domain/pet-pictures';
import { toPet, revisionOf, rightsIn, trustIn } from '../domain/pet-row';
import { petTrash } from '../domain/pet-trash';
import { petTrusts } from '../domain/pet-trusts';
import { saving } from '../domain/saving';
import { refuse } from '../../../access/refuse';

/** Pets with all that belongs to them: people around them, entries, documents, pictures, history. */
const petService = ({ strapi }: { strapi: Core.Strapi }) => {
  const { petFor } = petAccess(strapi);
  const { teamOf, providersOf } = contacts(strapi);
  const creates = creating(strapi);
  const saves = saving(strapi);
  const pictures = petPictures(strapi);
  const trash = petTrash(strapi);

  async function detail(member: Actor, id: number) {
    const row = await petFor(member, id, 'see');
    const [careTeam, serviceProviders] = await Promise.all([teamOf(id), providersOf(id)]);
    return {
      pet: toPet(row, member.id),
      careTeam,
      serviceProviders,
      petTrust: trustIn(row),
      ...rightsIn(row, member),
      revision: revisionOf(row),
    };
  }

  return {
    ...entries(strapi),
    ...documents(strapi),
    ...petDependents(strapi),
    ...followingProfiles(strapi),
    ...petTrusts(strapi),
    detail,
    cares: (memberId: number) => cares(strapi, memberId),
    handOver: (by: number, from: number, to: number) => handOver(strapi, by, from, to),
    nameExists: creates.nameExists,
    showsPicture: pictures.showsPicture,
    remove: trash.remove,
    trash: trash.trash,
    sweepTrash: trash.sweepTrash,

    list: (member: Actor, asked: PetQuery) => petPage(strapi, member, asked),

    create: async (member: Actor, form: PetForm) =>
      detail(member, await creates.create(member, form)),

    async save(member: Actor, id: number, given: PetSave) {
      await saves.save(member, id, given);
      return detail(member, id);
    },

    async restore(member: Actor, id: number) {
      await trash.restore(member, id);
      return detail(member, id);
    },

    async savePicture(member: Actor, id: number, upload: { path: string }) {
      await pictures.setPicture(member, id, upload);
      return detail(member, id);
    },

    async removePicture(member: Actor, id: number) {
      await pictures.removePicture(member, id);
      return detail(member, id);
    },

    /** Members who can be linked, for whoever has people to link. */
    async people(member: Actor, { as, search }: { as: LinkedAs; search: string }) {
      if (!(await petTrusts(strapi).ownsPets(member))) {
        throw refuse.notAllowed('Only owners and admins link members to a pet.');
      }
      return linking(strapi).linkable(as, search);
    },

    /** What has happened to a pet, for whoever may see it. */
    async changes(member: Actor, id: number, asked: { page: number; limit: number }) {
      await petFor(member, id, 'see');
      return services(strapi).history.list({ ...asked, search: '', kind: 'pet', about: id });
    },
  };
};

export default petService;
export type PetService = ReturnType<typeof petService>;
