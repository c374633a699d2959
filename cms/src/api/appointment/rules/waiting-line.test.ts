import { describe, expect, it } from 'vitest';
import { waitingLine } from './waiting-line';

const at = { date: '2026-12-04', time: '10:00', timeZone: 'America/Los_Angeles' };
const member = { id: 7, firstName: 'Ines', lastName: 'Carvalho' };
const request = { id: 3, kind: 'intake', state: 'requested', member, wish: null, ...at } as const;
const confirmed = { ...request, state: 'confirmed' } as const;
const wish = { ...at, date: '2026-12-07', time: '09:30', reason: 'Work' };

describe('an appointment that waits, on the first screen', () => {
  it('is a request with its time', () => {
    expect(waitingLine(request)).toEqual({
      id: 3,
      name: 'Ines Carvalho',
      link: '/appointments?appointmentId=3',
      note: expect.stringMatching(/^Intake, Fri, Dec 4, (2026, )?10:00 AM Pacific$/),
    });
  });

  it('says to which time its member wishes to move it', () => {
    const line = waitingLine({ ...confirmed, wish: { ...wish, kind: 'move' } });
    expect(line.wish).toBe('move');
    expect(line.note).toMatch(/asks for Mon, Dec 7, .*9:30 AM Pacific instead of Fri, Dec 4, /);
  });

  it('says that its member wishes to cancel it', () => {
    const line = waitingLine({ ...confirmed, wish: { ...wish, kind: 'cancel' } });
    expect(line.wish).toBe('cancel');
    expect(line.note).toMatch(/^Intake, asks to cancel Fri, Dec 4, .*10:00 AM Pacific$/);
  });
});
