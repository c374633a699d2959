import type { Knex } from 'knex';
import { listIndex, rareIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { linkedTo } from '../pet/policy';
import { careFinder } from './data/find-care-tasks';
import * as careService from './services/care';

/** Of the marks of one occurrence, one counts. */
const ONE_COUNTS =
  'create unique index if not exists care_marks_once_uq on care_marks (task_id, day, time) where counts and undone_at is null';

/** What hangs on a pet's tasks is the owner's, and so are the tasks. */
const ofTasks = { column: 'pet_id', through: { table: 'pets', column: 'owner_id' } };

/** Tasks of pets that the member owns or is linked to now. An old link to a task is no right to see it. */
const ofLinkedPets = (query: Knex.QueryBuilder, memberId: number) =>
  void query.whereNull('deleted_at').whereRaw(...linkedTo(memberId));

export const care: Subject = {
  name: 'care',
  eraseMember: (strapi, { id }) => careService.eraseMember(strapi, id),
  ownData: {
    tables: [
      {
        title: 'Care tasks of your pets',
        table: 'care_tasks',
        ...ofTasks,
        without: ['add_key', 'counts_from', 'assignee_id', 'made_by_id'],
      },
      {
        title: 'Care tasks you do',
        table: 'care_tasks',
        column: 'assignee_id',
        only: ofLinkedPets,
        without: ['add_key', 'counts_from', 'made_by_id'],
      },
      {
        title: 'Care tasks you marked',
        table: 'care_marks',
        column: 'member_id',
        without: ['client_id'],
      },
      { title: 'Care tasks handed over to you', table: 'care_handovers', column: 'member_id' },
      {
        title: 'Your morning email about care',
        table: 'care_settings',
        column: 'member_id',
        // Whoever has the key reads the feed.
        without: ['key', 'next_mail_at'],
      },
    ],
    named: { care_tasks: ofLinkedPets },
    except: {
      'care_tasks.made_by_id':
        'The task is in the copy of the pet’s owner, and of whoever does it.',
    },
  },
  dependents: [],
  showsFile: null,
  mailSeries: careService.lateMails,
  finders: [careFinder],
  sweeps: [careService.sweepCare],
  homePart: careService.homeCare,
  nextOfPets: (strapi, petIds) => careService.nextOfPets(strapi, petIds),
  plannedMedications: (strapi, petIds) => careService.plannedMedications(strapi, petIds),
  onEntryChanged: (strapi, by, change) => careService.updateEntryTask(strapi, by, change),
  revokeAccess: (strapi, memberId) => careService.revokeCareFeed(strapi, memberId),
  eachMinute: [
    {
      name: 'careMornings',
      what: 'Morning emails about care',
      task: (strapi) => careService.mailMornings(strapi),
    },
    {
      name: 'lateDoses',
      what: 'Overdue doses',
      task: (strapi) => careService.notifyOfLateDoses(strapi),
    },
  ],
  indexes: [
    ONE_COUNTS,
    listIndex('care_pets', 'care_pets_due_idx', 'next_due_at'),
    rareIndex('care_tasks', 'deleted_at'),
    rareIndex('care_tasks', 'tell_at'),
    rareIndex('care_settings', 'next_mail_at'),
  ],
};
