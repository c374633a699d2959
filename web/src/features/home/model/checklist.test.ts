import { describe, expect, it } from 'vitest';
import { checklist } from './checklist';

describe('checklist', () => {
  it('shows a new member what is next', () => {
    const list = checklist([
      { step: 'profile', done: false },
      { step: 'verification', done: false },
    ]);
    expect(list).toMatchObject({ percent: 0, sentence: 'Two steps to go' });
    expect(list.steps[0]).toMatchObject({
      title: 'Complete your profile',
      action: { to: '/profile' },
    });
    expect(list.steps[1]?.title).toBe('Wait for verification');
    expect(list.steps[1]?.action).toBeUndefined();
  });

  it('asks for nothing in a step that is done', () => {
    const list = checklist([
      { step: 'profile', done: true },
      { step: 'verification', done: false },
    ]);
    expect(list).toMatchObject({ percent: 50, sentence: 'One of two steps done' });
    expect(list.steps[0]).toEqual({ id: 'profile', done: true, title: 'Complete your profile' });
  });

  it('has the intake form as its second step, if there is one', () => {
    const list = checklist([
      { step: 'profile', done: true },
      { step: 'forms', done: false },
      { step: 'verification', done: false },
    ]);
    expect(list).toMatchObject({ percent: 33, sentence: 'One of three steps done' });
    expect(list.steps[1]).toMatchObject({
      title: 'Fill out your intake form',
      action: { label: 'Fill out forms', to: '/forms' },
    });
  });

  it('is complete if there is nothing to do', () => {
    expect(checklist([]).percent).toBe(100);
  });
});
