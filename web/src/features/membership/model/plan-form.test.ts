import { expect, it } from 'vitest';
import { givenOf, planForm, previewOf, typedPlan } from './plan-form';
import { testPlan } from './test-membership';

const plan = testPlan('foster');

it('the plan form sends the price in cents and the benefits as texts', () => {
  const typed = { ...typedPlan(plan), price: '1,234.5' };
  expect(givenOf(planForm.parse(typed))).toEqual({
    title: 'Plan of foster',
    price: 123_450,
    campaignCode: 'OWN45',
    benefits: ['A card', 'A newsletter'],
    widgetId: '',
    campaignUrl: '',
  });
});

it('the plan form refuses an invalid price, an empty benefit and a code with other characters, each at its field', () => {
  const typed = { title: ' ', price: '12.345', benefits: [{ text: ' ' }] };
  const place = { campaignCode: 'A B', widgetId: 'a"', campaignUrl: 'javascript:alert(1)' };
  const { error } = planForm.safeParse({ ...typed, ...place });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['title', 'Please enter a title'],
    ['price', 'Please write dollars and cents, such as 45 or 45.50'],
    ['benefits.0.text', 'Please write the benefit or remove it'],
    ['campaignCode', 'Only letters, digits, hyphens and underscores'],
    ['widgetId', 'Only letters, digits, hyphens and underscores'],
    ['campaignUrl', 'Please enter an address that begins with https://'],
  ]);
});

it('the plan form’s preview shows the card with what is typed, and its old price while there is no valid one', () => {
  const typed = { title: 'New', price: 'x', benefits: [{ text: ' One ' }, { text: '' }] };
  expect(previewOf(plan, { ...typedPlan(plan), ...typed })).toEqual({
    role: 'foster',
    title: 'New',
    price: 4500,
    benefits: ['One'],
  });
});
