export const APPOINTMENT_UID = 'api::appointment.appointment';
export const APPOINTMENT_TABLE = 'portal_appointments';
