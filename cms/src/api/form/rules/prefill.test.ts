import { describe, expect, it } from 'vitest';
import type { FormDefinition, FormQuestion } from '@hearthside/contract/form/fields';
import { prefillOf } from './prefill';

const profile = {
  firstName: 'Ada',
  lastName: 'Birch',
  email: 'ada@birch.example',
  phoneNumber: '',
  address: { streetAddress: '1 A', city: 'B', state: '', zipCode: '97205', country: 'Chile' },
};
const question = (more: Partial<FormQuestion>): FormQuestion => ({
  id: 1,
  questionType: 'short_answer',
  question: 'Q',
  required: true,
  requireRowResponse: false,
  showProgress: false,
  accessRoles: [],
  assignedUserIds: [],
  choices: [],
  gridRows: [],
  gridColumns: [],
  links: [],
  files: [],
  prefill: null,
  ...more,
});
const form = (...questions: FormQuestion[]): FormDefinition => ({
  title: 'F',
  description: '',
  accessRoles: [],
  needsReview: true,
  sections: [{ id: 2, title: '', description: '', accessRoles: [], questions }],
});

describe('the prefill from the profile', () => {
  it('contains what is asked, once, and nothing else', () => {
    const asked = form(
      question({ prefill: 'firstName' }),
      question({ prefill: 'zipCode' }),
      question({ prefill: 'firstName' }),
      question({}),
    );
    expect(prefillOf(asked, profile)).toEqual({ firstName: 'Ada', zipCode: '97205' });
  });
  it('is empty if the profile has no value or the question takes no text', () => {
    const asked = form(
      question({ prefill: 'phoneNumber' }),
      question({ prefill: 'state' }),
      question({ prefill: 'email', questionType: 'checkbox' }),
    );
    expect(prefillOf(asked, profile)).toEqual({});
  });
});
