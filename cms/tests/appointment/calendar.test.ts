import { describe, expect, it } from 'vitest';
import { shownWhen } from '@hearthside/contract/shown-date';
import {
  appointmentCalls,
  dayBetweenClockChanges,
  good,
  makeAppointment,
} from '../harness/appointments';
import { db } from '../harness/database';
import { get } from '../harness/http';
import { signedIn } from '../harness/members';
import { subjectsTo } from '../harness/notifications';
import { mailsTo, mailTo } from '../harness/outbox';
import { until } from '../harness/until';

const admin = await signedIn({ role: 'admin' });
const office = appointmentCalls(admin);

/** What a calendar reads in a file: each property of the event, without its parameters and with its text unescaped. */
function readCalendar(bytes: Buffer) {
  const text = bytes.toString('utf8');
  expect(text.endsWith('\r\n')).toBe(true);
  // No line break but CRLF, no line above 75 octets, and no character broken in two.
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\ufffd]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const lines = text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1);
  const properties = lines.map((line) => {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su.exec(line) ?? [];
    expect(name).not.toBe('');
    return { name, parameters, value };
  });
  expect(properties.at(0)).toMatchObject({ name: 'BEGIN', value: 'VCALENDAR' });
  expect(properties.at(-1)).toMatchObject({ name: 'END', value: 'VCALENDAR' });
  const plain = (value: string) =>
    value.replace(/\\([\\;,nN])/g, (_all, char: string) => (/n/i.test(char) ? '\n' : char));
  const event = Object.fromEntries(properties.map(({ name, value }) => [name, plain(value)]));
  return { event, names: properties.map(({ name }) => name), properties };
}

const HOSTILE = [
  'Tea, cake; and\\or "biscuits"',
  'END:VEVENT',
  'BEGIN:VALARM',
  `${'x'.repeat(58)}\u{1f436}\u{1f469}\u200d\u{1f9b0}\u00e9${'\u{1f408}'.repeat(30)}`,
].join('\n');

describe('the calendar file of an appointment', () => {
  it('says when (in UTC), where and with whom, for its member and for the office', async () => {
    const me = await signedIn();
    const calls = appointmentCalls(me);
    const date = dayBetweenClockChanges();
    const made = good(
      await office.create(me.id, {
        date,
        time: '10:00',
        timeZone: 'Europe/Berlin',
        minutes: 90,
        location: 'Caf\u00e9 \u201cHund, Katze; Maus\u201d',
      }),
    );
    const { status, headers, bytes } = await calls.calendar(made.id);
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="appointment-1.ics"');
    const { event, names } = readCalendar(bytes);
    expect(event).toMatchObject({
      VERSION: '2.0',
      METHOD: 'PUBLISH',
      STATUS: 'CONFIRMED',
      SEQUENCE: '1',
      DTSTART: `${date.replaceAll('-', '')}T090000Z`,
      DTEND: `${date.replaceAll('-', '')}T103000Z`,
      LOCATION: 'Caf\u00e9 \u201cHund, Katze; Maus\u201d',
      SUMMARY: 'Intake: Hearthside',
    });
    expect(event.DTSTAMP).toMatch(/^\d{8}T\d{6}Z$/);
    expect(event.DESCRIPTION).toContain(shownWhen(date, '10:00', 'Europe/Berlin'));
    // Each once, as RFC 5545 has it.
    for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'STATUS', 'SEQUENCE']) {
      expect(names.filter((one) => one === name)).toHaveLength(1);
    }
    const theirs = readCalendar((await office.calendar(made.id)).bytes).event;
    expect(theirs).toMatchObject({ UID: event.UID, SUMMARY: `Intake: Test ${me.lastName}` });
  });

  it('is the same event with a higher number after a change and after a cancellation', async () => {
    const me = await signedIn();
    const { id } = good(await office.create(me.id));
    const before = readCalendar((await office.calendar(id)).bytes).event;
    await office.save(id, { time: '11:00' });
    const moved = readCalendar((await office.calendar(id)).bytes).event;
    await office.cancel(id);
    const off = readCalendar((await office.calendar(id)).bytes).event;
    expect([moved.UID, off.UID]).toEqual([before.UID, before.UID]);
    expect([before.SEQUENCE, moved.SEQUENCE, off.SEQUENCE]).toEqual(['1', '2', '3']);
    expect([moved.STATUS, off.STATUS]).toEqual(['CONFIRMED', 'CANCELLED']);
  });

  it('contains hostile texts only as text', async () => {
    const me = await signedIn({ lastName: 'O\u2019Hara, Jr.; "Bo"' });
    const { id } = good(await office.create(me.id, { about: HOSTILE, location: 'A\\nB, C; D' }));
    const { event, names } = readCalendar((await office.calendar(id)).bytes);
    expect(event.DESCRIPTION).toContain(HOSTILE);
    expect(event.LOCATION).toBe('A\\nB, C; D');
    expect(event.SUMMARY).toBe('Intake: Test O\u2019Hara, Jr.; "Bo"');
    expect(names.filter((name) => name === 'END')).toHaveLength(2);
    expect(names).not.toContain('ATTACH');
  });

  it('names a contact, even for an organization with a hostile name', async () => {
    const kept = await db('portal_settings').first('id', 'organisation_name', 'support_email');
    await db('portal_settings').where({ id: kept.id }).update({
      organisation_name: 'Paws; "Hearth": Home, Inc.\r\nX:y',
      support_email: 'help@paws.example',
    });
    try {
      const me = await signedIn();
      const id = await makeAppointment(me);
      await expect
        .poll(
          async () => {
            const { properties } = readCalendar((await office.calendar(id)).bytes);
            return properties.find(({ name }) => name === 'ORGANIZER');
          },
          { timeout: 8000 },
        )
        .toEqual({
          name: 'ORGANIZER',
          parameters: ';CN="Paws; \u2019Hearth\u2019: Home, Inc. X:y"',
          value: 'mailto:help@paws.example',
        });
    } finally {
      const { id, ...before } = kept;
      await db('portal_settings').where({ id }).update(before);
      // Remembered for a moment, in which the next file would write to the wrong address.
      const supportEmail = before.support_email ?? '';
      const told = async () => (await get('/settings')).body;
      await expect.poll(told, { timeout: 8000 }).toMatchObject({ supportEmail });
    }
  });

  it('is not available to others, or before the office has confirmed', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const id = await makeAppointment(me);
    expect((await appointmentCalls(other).calendar(id)).status).toBe(404);
    const asked = await makeAppointment(me, { state: 'requested' });
    expect((await appointmentCalls(me).calendar(asked)).status).toBe(409);
  });
});

describe('the mail about an appointment', () => {
  /** What the calendar of someone's mail program reads in the mails they got, the oldest first. */
  const calendarsOf = async ({ email }: { email: string }, count: number) => {
    const mails = await until(`${count} mails to ${email}`, async () => {
      const found = (await mailsTo(email)).filter(({ subject }) =>
        /appointment/.test(subject ?? ''),
      );
      return found.length === count && found;
    });
    return mails.map(({ attachments, text }) => {
      const [file, ...more] = attachments.filter(({ filename }) => filename === 'appointment.ics');
      expect(more).toEqual([]);
      if (!file) return { text };
      // RFC 6047: the part says what it is meant for, and the object the same.
      const part = attachments.find(({ contentType }) => contentType === 'text/calendar');
      const { event } = readCalendar(file.content);
      expect(part?.headers.get('content-type')).toMatchObject({ params: { method: event.METHOD } });
      expect(part?.content.toString()).toBe(file.content.toString());
      return { text, event };
    });
  };
  const numbered = ({ event }: { event?: Record<string, string> }) => [
    event?.METHOD,
    event?.STATUS,
    event?.SEQUENCE,
  ];

  it('attaches the event for the member’s calendar: confirmed, moved, canceled, restored, removed', async () => {
    const me = await signedIn();
    const { id } = good(await office.create(me.id));
    const steps = [
      () => office.save(id, { time: '11:00' }),
      () => office.cancel(id),
      () => office.reopen(id),
      () => office.remove(id),
    ];
    // Each mail is waited for: one that is not sent yet ends with the next.
    for (const [sent, step] of steps.entries()) {
      await calendarsOf(me, sent + 1);
      await step();
    }
    const told = await calendarsOf(me, 5);
    expect(told.map(numbered)).toEqual([
      ['PUBLISH', 'CONFIRMED', '1'],
      ['PUBLISH', 'CONFIRMED', '2'],
      ['CANCEL', 'CANCELLED', '3'],
      ['PUBLISH', 'CONFIRMED', '4'],
      ['CANCEL', 'CANCELLED', '5'],
    ]);
    // One event, whatever becomes of it, of someone to write to (RFC 5546 \u00a73.2).
    expect(new Set(told.map(({ event }) => event?.UID)).size).toBe(1);
    expect(told.every(({ event }) => /^mailto:\S+@\S+$/.test(event?.ORGANIZER ?? ''))).toBe(true);
    expect(told[0]?.text).toContain('Open the attached file to add it to your calendar');
    expect(told[2]?.text).toContain('Open the attached file to remove it from your calendar.');
    // Where someone is on a day is not kept with what was sent.
    await until('the queue has forgotten it', async () => {
      const kept = await db('portal_mails').where({ member_id: me.id }).pluck('calendar');
      return kept.length === 5 && kept.every((file) => file === null);
    });
  });

  it('attaches nothing for a request, which belongs in no calendar', async () => {
    const me = await signedIn();
    const calls = appointmentCalls(me);
    const { id } = good(await calls.ask());
    for (const [step, subject] of [
      [office.decline, 'Your request for'],
      [office.reopen, 'Your request for'],
      [office.remove, 'Your appointment on'],
    ] as const) {
      await step(id);
      const last = (await subjectsTo(me.email)).at(-1) ?? '';
      expect(last).toContain(subject);
      expect((await mailTo(me.email, last)).attachments).toEqual([]);
    }
  });
});
