import { describe, expect, it } from 'vitest';
import { seatState } from './seat-state';

const [ROSA, SAM, AMARA] = [1, 2, 9];
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));
const messages = [ROSA, SAM, ROSA, SAM, SAM].map((senderId, place) => ({
  id: 10 + place,
  senderId,
  at: at(place),
}));

describe('a seat', () => {
  it('has read everything, or all but the latest', () => {
    expect(seatState(messages, ROSA, { unread: 0 })).toEqual({
      read_up_to: 14,
      unread: 0,
      unread_since: null,
      mailed_up_to: 14,
    });
    expect(seatState(messages, ROSA, { unread: 2 })).toEqual({
      read_up_to: 12,
      unread: 2,
      unread_since: at(3),
      mailed_up_to: 14,
    });
  });

  it('has read everything until a moment, and always what its holder has sent', () => {
    expect(seatState(messages, AMARA, { until: at(1) })).toMatchObject({
      read_up_to: 11,
      unread: 3,
    });
    expect(seatState(messages, AMARA, { until: at(-5) })).toMatchObject({
      read_up_to: 0,
      unread: 5,
      unread_since: at(0),
    });
    expect(seatState(messages, ROSA, { until: at(-5) })).toMatchObject({
      read_up_to: 12,
      unread: 2,
    });
  });

  it('can’t have left unread what is older than a message of its holder', () => {
    expect(() => seatState(messages, ROSA, { unread: 3 })).toThrow('Who writes');
  });

  it('of a chat without messages is empty', () => {
    expect(seatState([], ROSA, { unread: 0 })).toEqual({
      read_up_to: 0,
      unread: 0,
      unread_since: null,
      mailed_up_to: 0,
    });
  });
});
