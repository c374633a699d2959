import { expect, it } from 'vitest';
import { questionsOf } from './fields';
import { withNames } from './names';
import { formDefinition } from './shapes';

const texts = (...words: string[]) => words.map((text, place) => ({ id: 100 + place, text }));
const asked = formDefinition.parse({
  title: '   ',
  sections: [
    {
      id: 1,
      questions: [
        { id: 2, questionType: 'short_answer', question: '<b> </b>' },
        {
          id: 3,
          questionType: 'multiple_choice',
          question: 'Which?',
          choices: ['', 'Second', ' '].map((choice, place) => ({ id: 10 + place, choice })),
        },
      ],
    },
    {
      id: 4,
      title: '',
      questions: [
        {
          id: 5,
          questionType: 'checkbox_grid',
          question: '',
          gridRows: texts('', 'Walks'),
          gridColumns: texts('Often', '').map((line) => ({ ...line, id: line.id + 50 })),
        },
      ],
    },
  ],
});

it('a part without a name is named by its position in the whole form or in its question', () => {
  const named = withNames(asked);
  expect(named.title).toBe('Untitled Form');
  const [first, second, third] = questionsOf(named);
  expect([first, second, third].map((one) => one?.question)).toEqual([
    'Question 1',
    'Which?',
    'Question 3',
  ]);
  expect(second?.choices.map(({ choice }) => choice)).toEqual(['Option 1', 'Second', 'Option 3']);
  expect(third?.gridRows.map(({ text }) => text)).toEqual(['Row 1', 'Walks']);
  expect(third?.gridColumns.map(({ text }) => text)).toEqual(['Often', 'Column 2']);
});

it('a part with a name keeps it, and a section may have none', () => {
  const named = withNames({ ...asked, title: 'Walks' });
  expect(withNames(named)).toEqual(named);
  expect(named.title).toBe('Walks');
  expect(named.sections.map(({ title }) => title)).toEqual(['', '']);
});
