import { describe, expect, it } from 'vitest';
import { defaultChoices } from '@hearthside/contract/notification/endpoints';
import { choicesIn, columnsOf, wants, withoutMail } from './choice-row';

const ZONE = 'America/New_York';
const EMPTY = { off: null, quiet_from: null, quiet_to: null, time_zone: null };

describe('what members choose', () => {
  it('is everything until they choose', () => {
    expect(choicesIn(undefined, ZONE)).toEqual(defaultChoices(ZONE));
    expect(choicesIn(EMPTY, ZONE)).toEqual(defaultChoices(ZONE));
    expect(wants(EMPTY, 'forms', 'mail')).toBe(true);
  });

  it('is read back as it was stored', () => {
    const chosen = { ...defaultChoices('Asia/Tokyo'), quiet: { from: '22:00', to: '07:00' } };
    chosen.topics.forms = { bell: true, mail: false, push: true };
    chosen.topics.pets = { bell: false, mail: true, push: false };
    chosen.pushWords = true;
    chosen.reading = { bell: true, mail: false, categories: ['pet_care', 'library'] };
    const columns = columnsOf(chosen);
    expect(columns.off).toBe(
      'pets:bell pets:push forms:mail reading:mail reading:about_pet_trusts reading:pet_passionate_people reading:pet_stories_fun_facts reading:estate_planning',
    );
    expect(choicesIn(columns, ZONE)).toEqual(chosen);
    expect([wants(columns, 'forms', 'bell'), wants(columns, 'forms', 'mail')]).toEqual([
      true,
      false,
    ]);
  });

  it('lose the mails of one topic by unsubscribing, and nothing else, however often', () => {
    const off = withoutMail('pets:bell', 'forms');
    expect(off).toBe('pets:bell forms:mail');
    expect(withoutMail(off, 'forms')).toBe(off);
    expect(withoutMail(null, 'forms')).toBe('forms:mail');
    expect([wants({ off }, 'forms', 'mail'), wants({ off }, 'forms', 'bell')]).toEqual([
      false,
      true,
    ]);
    expect(wants({ off }, 'account', 'mail')).toBe(true);
    expect(withoutMail(off, 'reading')).toBe('pets:bell forms:mail reading:mail');
  });

  it('never hides notices about the member’s own account from the notification bell', () => {
    const chosen = defaultChoices(ZONE);
    chosen.topics.account = { bell: false, mail: false, push: true };
    expect(columnsOf(chosen).off).toBe('account:mail');
    expect(wants({ off: 'account:bell' }, 'account', 'bell')).toBe(true);
  });
});
