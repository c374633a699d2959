import { expect, it } from 'vitest';
import { chartBars, chartParts, partWords, percentWords, type AskedStatistics } from './chart-spec';

const asked = (more: Partial<AskedStatistics>): AskedStatistics => ({
  questionType: 'multiple_choice',
  question: 'Which?',
  versions: [1],
  answered: 3,
  choices: [],
  responses: [],
  gridRows: [],
  ...more,
});
const choices = [
  { id: 1, choice: 'Yes', responseCount: 2 },
  { id: 2, choice: 'No', responseCount: 1 },
];

it('a chart is based on the responses for a multiple choice, and on the checked boxes for checkboxes', () => {
  const one = chartParts(asked({ choices, answered: 3 }));
  expect(one.map(({ percent }) => percent)).toEqual([66.7, 33.3]);
  const many = chartParts(
    asked({
      questionType: 'checkbox',
      answered: 3,
      choices: [...choices, { id: 3, choice: 'Maybe', responseCount: 3 }],
    }),
  );
  expect(many.map(({ percent }) => percent)).toEqual([33.3, 16.7, 50]);
});

it('a chart writes percentages with one decimal, even whole ones', () => {
  expect(percentWords(50)).toBe('50.0%');
  expect(partWords({ id: 1, label: 'Yes', count: 2, percent: 66.7 })).toBe('Yes: 2 (66.7%)');
});

it('a grid’s chart has every column in every row, with its share of the boxes checked in that row', () => {
  const { rows, columns } = chartBars(
    asked({
      questionType: 'checkbox_grid',
      gridRows: [
        {
          id: 1,
          text: 'Walks',
          columnResponses: [
            { id: 8, text: 'Often', responseCount: 3 },
            { id: 9, text: 'Never', responseCount: 1 },
          ],
        },
        { id: 2, text: 'Meals', columnResponses: [{ id: 9, text: 'Never', responseCount: 0 }] },
      ],
    }),
  );
  expect(columns.map(({ label }) => label)).toEqual(['Often', 'Never']);
  expect(rows[0]?.parts.map(({ percent }) => percent)).toEqual([75, 25]);
  expect(rows[1]?.parts.map(({ count, percent }) => [count, percent])).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
