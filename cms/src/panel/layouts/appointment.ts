import { appointmentPages } from '@hearthside/contract/appointment/pages';
import type { PanelLayout } from '../panel-layout';

/**
 * Appointments with the office. Their day, time and place can be changed here. Requests are answered in the portal,
 * which also decides who an appointment is with and whether it takes place.
 */
export const appointmentLayout: PanelLayout = {
  uid: 'api::appointment.appointment',
  changedIn: 'panel',
  portalPage: appointmentPages.list,
  mainField: 'date',
  sort: { by: 'startsAt', order: 'DESC' },
  pageSize: 20,
  list: ['date', 'time', 'timeZone', 'member', 'kind', 'state', 'location'],
  edit: [
    ['member', 'kind', 'state'],
    ['date', 'time', 'minutes'],
    ['timeZone', 'startsAt'],
    ['location'],
    ['about'],
    ['phone', 'sessionNumber'],
    ['answer'],
  ],
  fields: {
    member: { label: 'Member', shows: 'email', readOnly: true },
    kind: { label: 'Kind', readOnly: true },
    state: { label: 'Status', readOnly: true, help: 'Decided in the portal.' },
    date: { label: 'Day', help: 'In the time zone below.' },
    time: {
      label: 'Time',
      placeholder: '09:30',
      help: 'In the time zone below. The member is notified of changes in the portal and by email.',
    },
    minutes: { label: 'Minutes' },
    timeZone: { label: 'Time zone', readOnly: true },
    startsAt: {
      label: 'Starts at',
      readOnly: true,
      help: 'In your time zone, based on the day and time.',
    },
    location: { label: 'Location' },
    about: { label: 'What it is about' },
    phone: { label: 'Phone', readOnly: true },
    sessionNumber: { label: 'Session number', readOnly: true },
    answer: { label: 'The office’s answer', readOnly: true },
  },
};
