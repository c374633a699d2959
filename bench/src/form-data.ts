import path from 'node:path';
import { PATHS, requireFromCms } from './paths.ts';
import { people } from './people.ts';
import { fillPortal } from './portal.ts';
import { insert, type Database } from './sqlite.ts';

/** Every member here has sent each of these forms. The answers to the first form are counted. */
export const FORMS = 10;
export const COUNTED_FORM = 1;
const SINCE = Date.UTC(2025, 0, 1);
const PART = 20_000;
const STATUSES = ['approved', 'approved', 'approved', 'pending', 'rejected'];

interface Line {
  id: number;
  text: string;
}
interface Question {
  id: number;
  questionType: string;
  choices: { id: number; choice: string }[];
  gridRows: Line[];
  gridColumns: Line[];
}
type Answer = { choiceIds: number[] } | { response: string } | { cells: object[] };
interface AnswerRows {
  answerRowsOf(
    response: { id: number; formId: number; version: number },
    answers: Record<number, Answer>,
  ): Record<string, unknown>[];
}

const base = (id: number, kind: string, at = SINCE) => ({
  id,
  document_id: `${kind}${id.toString(36).padStart(16, '0')}`,
  created_at: at,
  updated_at: at,
  published_at: SINCE,
});
const lines = (from: number, count: number, word: string): Line[] =>
  Array.from({ length: count }, (_, place) => ({ id: from + place, text: `${word} ${place + 1}` }));

/** Of every ten questions, four are multiple choice, two are checkboxes, three are short answers and one is a grid. */
function questionsOf(count: number): Question[] {
  return Array.from({ length: count }, (_, place) => {
    const id = 1000 + place * 100;
    const kind = place % 10;
    const plain = { requireRowResponse: false, showProgress: false, required: true, prefill: null };
    const whose = { accessRoles: [], assignedUserIds: [], links: [], files: [] };
    const isGrid = kind === 9;
    const choices = kind < 4 ? 4 : kind < 6 ? 5 : 0;
    return {
      id,
      question: `What of number ${place + 1}?`,
      ...plain,
      ...whose,
      questionType:
        kind < 4
          ? 'multiple_choice'
          : kind < 6
            ? 'checkbox'
            : isGrid
              ? 'checkbox_grid'
              : 'short_answer',
      choices: lines(id + 1, choices, 'Choice').map(({ id: choiceId, text }) => ({
        id: choiceId,
        choice: text,
      })),
      gridRows: lines(id + 20, isGrid ? 4 : 0, 'Row'),
      gridColumns: lines(id + 40, isGrid ? 3 : 0, 'Column'),
    };
  });
}

const QUESTIONS = questionsOf(50);
/** The questions to which one response can give several choices. */
export const MANY_TICKS = QUESTIONS.filter(({ questionType }) =>
  ['checkbox', 'checkbox_grid'].includes(questionType),
).map(({ id }) => id);

/** What a member answers: different for every member, and the same in every run. */
function answersOf(questions: readonly Question[], memberId: number): Record<number, Answer> {
  const entries = questions.map((question, place): [number, Answer] => {
    const turn = memberId * 31 + place * 7;
    const pick = (list: readonly { id: number }[], at: number) => list[at % list.length]?.id ?? 0;
    if (question.questionType === 'short_answer') {
      return [
        question.id,
        { response: `In my words this is number ${turn}, as far as I can tell.` },
      ];
    }
    if (question.questionType === 'checkbox_grid') {
      const cells = question.gridRows.map(({ id: rowId }, row) => ({
        rowId,
        columnChoiceId: pick(question.gridColumns, turn + row),
      }));
      return [question.id, { cells }];
    }
    const first = pick(question.choices, turn);
    const second = pick(question.choices, turn + 1 + (turn % 3));
    const isMany = question.questionType === 'checkbox';
    return [question.id, { choiceIds: isMany ? [...new Set([first, second])] : [first] }];
  });
  return Object.fromEntries(entries);
}

/** Fills a portal database with this many submissions of ten forms, one of which has 50 answered questions. */
export async function fillForms(database: Database, size: number) {
  const members = people(size / FORMS).map((person) =>
    person.role === 'admin' ? person : { ...person, role: 'pet_owner' as const },
  );
  await fillPortal(database, members);
  const built = path.join(PATHS.cms, 'dist/src/api/form/responses/answer-rows.js');
  const { answerRowsOf } = requireFromCms(built) as AnswerRows;
  const section = { id: 999, title: 'All', description: '', accessRoles: [], questions: QUESTIONS };
  const forms = Array.from({ length: FORMS }, (_, place) => ({
    title: `Form ${place + 1}`,
    definition: JSON.stringify({
      title: `Form ${place + 1}`,
      description: '',
      accessRoles: [],
      needsReview: true,
      sections: [section],
    }),
  }));
  insert(
    database,
    'forms',
    forms.map(({ title, definition }, place) => ({
      ...base(place + 1, 'frm'),
      title,
      description: '',
      definition,
      version: 1,
      access_roles: '[]',
      needs_review: true,
      question_count: QUESTIONS.length,
      revision: 1,
      role_key: ',',
      title_key: title.toLowerCase(),
      search_key: title.toLowerCase(),
    })),
  );
  insert(
    database,
    'form_versions',
    forms.map(({ definition }, place) => ({
      ...base(place + 1, 'frv'),
      form_id: place + 1,
      number: 1,
      definition,
    })),
  );
  const responses: Record<string, unknown>[] = [];
  const answers: Record<string, unknown>[] = [];
  let answerId = 0;
  for (const member of members) {
    for (let formId = 1; formId <= FORMS; formId += 1) {
      const id = (member.id - 1) * FORMS + formId;
      const at = SINCE + id * 1000;
      const isCounted = formId === COUNTED_FORM;
      const given = isCounted ? answersOf(QUESTIONS, member.id) : {};
      responses.push({
        ...base(id, 'frr', at),
        form_id: formId,
        member_id: member.id,
        version: 1,
        status: STATUSES[id % STATUSES.length],
        answers: JSON.stringify(given),
        step: 0,
        submitted_at: at,
        saved_at: at,
        revision: 1,
        seat: `${formId}:${member.id}`,
      });
      for (const row of answerRowsOf({ id, formId, version: 1 }, given)) {
        answers.push({ ...base(++answerId, 'fra', at), ...row });
      }
    }
    if (answers.length < PART && member.id < members.length) continue;
    // Answers refer to their responses.
    insert(database, 'form_responses', responses.splice(0));
    insert(database, 'form_answers', answers.splice(0));
  }
  database.prepare('analyze').run();
}
