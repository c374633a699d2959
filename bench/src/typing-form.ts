/** How many questions the form has, and which one is typed in. */
export const QUESTIONS = 200;
export const TYPED_IN = 101;

const KINDS = ['multiple_choice', 'checkbox', 'short_answer', 'checkbox_grid'] as const;

/** Choices the builder warns about in some questions: two read the same, or one has no text. */
const choicesOf = (place: number) => [
  'Every day',
  'Now and then',
  place % 4 === 1 ? 'Every day' : 'Never',
  place % 8 === 0 ? '' : 'Cannot say',
];

function question(place: number) {
  const questionType = KINDS[place % KINDS.length] ?? 'short_answer';
  const id = (part: string, at: number) => `temp_${part}_${place}_${at}`;
  const lines = (part: string, texts: readonly string[]) =>
    texts.map((text, at) => ({ id: id(part, at), text }));
  const isGrid = questionType === 'checkbox_grid';
  return {
    id: `temp_question_${place}`,
    questionType,
    question: `How often does <b>number ${place + 1}</b> come to your mind?`,
    choices:
      isGrid || questionType === 'short_answer'
        ? []
        : choicesOf(place).map((choice, at) => ({ id: id('choice', at), choice })),
    gridRows: isGrid ? lines('row', ['Mornings', 'Noons', 'Evenings', 'Nights']) : [],
    gridColumns: isGrid ? lines('column', ['Often', 'Seldom', 'Never']) : [],
    accessRoles: place % 5 === 0 ? ['pet_owner', 'foster'] : [],
  };
}

/** A form with many questions of every type, in ten sections, as the API creates it. */
export function longForm() {
  const all = Array.from({ length: QUESTIONS }, (_, place) => question(place));
  const size = QUESTIONS / 10;
  const sections = Array.from({ length: 10 }, (_, at) => ({
    id: `temp_section_${at}`,
    title: `Part ${at + 1}`,
    questions: all.slice(at * size, (at + 1) * size),
  }));
  return { title: 'A long form', description: 'To be typed in.', sections };
}
