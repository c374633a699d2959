import {
  APPOINTMENT_VIEWS,
  type AppointmentView,
} from '@hearthside/contract/appointment-endpoints';
import { pagedQuery } from '@/lib/paged-query';
import type { QueryShape } from '@/lib/query-state';

/** The state of the Appointments page. */
export interface AppointmentsQuery {
  page: number;
  view: AppointmentView;
  /** The appointment that is looked at. */
  appointmentId?: number;
}

/** The page's state in its address: `?view=&page=&appointmentId=`. */
export const appointmentsQuery: QueryShape<AppointmentsQuery> = {
  parse(params) {
    const id = params.get('appointmentId') ?? '';
    const view = params.get('view') ?? '';
    return {
      page: pagedQuery.parse(params).page,
      view: Object.hasOwn(APPOINTMENT_VIEWS, view) ? (view as AppointmentView) : 'all',
      appointmentId: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined,
    };
  },
  format({ page, view, appointmentId }) {
    const params = new URLSearchParams();
    if (view !== 'all') params.set('view', view);
    if (page > 1) params.set('page', String(page));
    if (appointmentId) params.set('appointmentId', String(appointmentId));
    return params;
  },
};

/** Where one appointment is looked at. */
export const appointmentPath = (id: number) => `/appointments?appointmentId=${id}`;
