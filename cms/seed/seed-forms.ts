import type { Core } from '@strapi/strapi';
import type { FormDefinition, FormRole, PartId } from '@hearthside/contract/form/fields';
import { responsesOf } from '@hearthside/contract/form/answers';
import { seenBy } from '@hearthside/contract/form/visibility';
import { runQuery } from '../src/db/run-query';
import { seatOf } from '../src/api/form/data/form-row';
import * as formService from '../src/api/form/services/form';
import { answersBy } from './forms/answers';
import { dateForm, dateResponse } from './forms/date-forms';
import { words, type DemoForm, type DemoQuestion } from './forms/demo-form';
import { definitionOf } from './forms/form-definition';
import { keyedQuestions, PUBLISHED, type PublishedForm } from './forms/forms';
import { STORIES, type Story } from './forms/stories';
import { datedSteps, type DatedStep } from './forms/story-dates';
import { CONDUCT, HOLIDAY_REQUEST } from './forms/team-forms';
import { personOf } from './pets/people-around';
import type { PastEvent } from './timeline';

const DAY = 86_400_000;

/** A form of the demo that has been created. */
interface MadeForm {
  id: number;
  /** Ids by temporary id. */
  numbers: ReadonlyMap<string, number>;
  version: number;
  /** Its newest version. */
  definition: FormDefinition;
  /** By the id of each question. */
  asked: ReadonlyMap<number, DemoQuestion>;
}

/** How the demo's forms were created, filled out and reviewed, through the real services. */
export function formsHappen(
  strapi: Core.Strapi,
  idOf: (who: string) => number,
  now: number,
): PastEvent[] {
  const made = new Map<DemoForm, MadeForm>();
  const responseIds = new Map<Story, number>();
  const daysAgo = (days: number) => new Date(now - days * DAY);
  const admin = (who: string) => ({ id: idOf(who), role: 'admin' as const, verified: true });
  const madeOf = (form: DemoForm): MadeForm => {
    const found = made.get(form);
    if (!found) throw new Error(`"${form.title}" is not there yet.`);
    return found;
  };
  /** The definition to be sent, with ids for parts that have one. */
  const numbered = (form: DemoForm, numbers: ReadonlyMap<string, number>, first = false) =>
    definitionOf(form, { idOf, numberOf: (key): PartId => numbers.get(key) ?? key }, { first });

  /** Records a published version, with the ids of its new parts. */
  function published(form: DemoForm, id: number, ids: Record<string, number>, first: boolean) {
    const held = made.get(form);
    const numbers = new Map([...(held?.numbers ?? []), ...Object.entries(ids)]);
    const asked = new Map(
      keyedQuestions(form).map(([key, question]) => [numbers.get(key) ?? 0, question]),
    );
    const version = (held?.version ?? 0) + 1;
    made.set(form, { id, numbers, version, asked, definition: numbered(form, numbers, first) });
  }

  function formEvents({ form, by, daysAgo: days, changed, sent, deleted }: PublishedForm) {
    const happens = (ago: number, happen: () => Promise<unknown>): PastEvent => ({
      at: daysAgo(ago),
      happen,
    });
    const make = async () => {
      const first = changed !== undefined;
      const { formId, ids } = await formService.create(strapi, admin(by), {
        definition: definitionOf(form, { idOf }, { first }),
      });
      published(form, formId, ids, first);
    };
    const change = async () => {
      const { id, numbers } = madeOf(form);
      const definition = numbered(form, numbers);
      const { ids } = await formService.save(strapi, admin('jonas'), id, { definition });
      published(form, id, ids, false);
    };
    const key = `demo-${form.title.toLowerCase().replace(/\W+/g, '-')}`.slice(0, 64);
    return [
      happens(days, make),
      ...(changed === undefined ? [] : [happens(changed, change)]),
      ...(sent === undefined
        ? []
        : [happens(sent, () => formService.send(strapi, admin(by), madeOf(form).id, key))]),
      ...(deleted === undefined
        ? []
        : [happens(deleted, () => formService.remove(strapi, admin(by), madeOf(form).id))]),
    ];
  }

  /** Unpublished work: a new form, and the changes to another. */
  const drafts: PastEvent[] = [
    {
      at: daysAgo(3),
      happen: () =>
        formService.createDraft(strapi, admin('jonas'), {
          definition: definitionOf(HOLIDAY_REQUEST, { idOf }),
        }),
    },
    {
      at: daysAgo(1.1),
      async happen() {
        const { id, numbers } = madeOf(CONDUCT);
        const [first, ...rest] = CONDUCT.sections;
        if (!first) return;
        const more = words('What would you add to the code of conduct?', [], { optional: true });
        const questions = [...first.questions, more];
        const changed = { ...CONDUCT, sections: [{ ...first, questions }, ...rest] };
        await formService.saveDraft(strapi, admin('amara'), id, {
          definition: numbered(changed, numbers),
        });
      },
    },
  ];

  /** A member's answers to the current version of a form, as they may see it. */
  function answersIn(story: Story, more: Parameters<typeof answersBy>[3]) {
    const { form, who } = story;
    const { definition, asked } = madeOf(form);
    const person = personOf(who);
    const viewer = { id: idOf(who), role: story.role ?? (person.role as FormRole) };
    const askedOf = (number: number) => asked.get(number) ?? words('', []);
    const answers = answersBy(person, seenBy(definition, viewer), askedOf, more);
    return { viewer, responses: responsesOf(answers) };
  }

  async function does(story: Story, { step }: DatedStep, place: number) {
    const { id: formId, version } = madeOf(story.form);
    if (step.did === 'kept') {
      const { viewer, responses } = answersIn(story, { share: step.share });
      const answered = Math.floor(step.share * keyedQuestions(story.form).length);
      await formService.keep(strapi, viewer, formId, { responses, step: answered });
      return;
    }
    if (step.did === 'sent') {
      const { viewer, responses } = answersIn(story, { flaws: step.flaws ?? {} });
      const key = `demo-${formId}-${viewer.id}-${place}`;
      const sent = await formService.submit(strapi, viewer, { formId, version, key, responses });
      responseIds.set(story, sent.form.responseId ?? 0);
      return;
    }
    const responseId = responseIds.get(story) ?? 0;
    const by = admin(step.by ?? 'amara');
    if (step.did === 'deleted') {
      await formService.removeResponse(strapi, by, formId, responseId);
      return;
    }
    const message = step.did === 'rejected' ? step.message : '';
    await formService.review(strapi, by, { responseId, approve: step.did === 'approved', message });
  }

  const dated = STORIES.map((story) => ({ story, steps: datedSteps(story, now) }));
  const filled = dated.flatMap(({ story, steps }) =>
    steps.map((step, place) => ({ at: step.at, happen: () => does(story, step, place) })),
  );

  /** Backdates everything, because writes are dated with the time of writing. */
  const date = () =>
    runQuery(strapi, async (knex) => {
      for (const one of PUBLISHED) {
        await dateForm(knex, one, madeOf(one.form).id, now);
      }
      for (const { story, steps } of dated) {
        const seat = seatOf(madeOf(story.form).id, idOf(story.who));
        const id = responseIds.get(story);
        await dateResponse(knex, id === undefined ? { seat } : { id }, steps);
      }
      await knex('forms')
        .whereNotNull('draft_saved_at')
        .update({ draft_saved_at: knex.ref('updated_at') });
    });
  return [
    ...PUBLISHED.flatMap(formEvents),
    ...drafts,
    ...filled,
    { at: new Date(now), happen: date },
  ];
}
