import {
  APPOINTMENT_VIEWS,
  type AppointmentView,
} from '@hearthside/contract/appointment/endpoints';
import { pagedQuery, type PagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** The state of the Appointments page. */
export interface AppointmentsQuery extends PagedQuery {
  view: AppointmentView;
  /** The id of the opened appointment. */
  appointmentId?: number;
}

/** The page's state in its address: `?view=&page=&search=&appointmentId=`. */
export const appointmentsQuery: QueryShape<AppointmentsQuery> = {
  parse(params) {
    const id = params.get('appointmentId') ?? '';
    const view = params.get('view') ?? '';
    return {
      ...pagedQuery.parse(params),
      view: Object.hasOwn(APPOINTMENT_VIEWS, view) ? (view as AppointmentView) : 'all',
      appointmentId: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined,
    };
  },
  format({ view, appointmentId, ...paged }) {
    const params = new URLSearchParams(view === 'all' ? {} : { view });
    for (const [name, value] of pagedQuery.format(paged)) params.set(name, value);
    if (appointmentId) params.set('appointmentId', String(appointmentId));
    return params;
  },
};
