import { FORMS } from './form-files';

/** The yearly declaration of those who decide about other people's money. */
export const CONFLICTS = FORMS.conflicts;
/** What everybody agrees to who enters the homes of members. */
export const CONDUCT = FORMS.conduct;
/** What each place where animals stay has ready for the worst day. */
export const EMERGENCY_PLAN = FORMS['emergency-plan'];
/** The yearly question to all who work with the organization: sent, and not reviewed. */
export const TEAM_SURVEY = FORMS['team-survey'];
/** Begun by an admin and not published yet. */
export const HOLIDAY_REQUEST = FORMS['holiday-request'];
/** Deleted a week ago; it can still be brought back. */
export const OLD_FEEDBACK = FORMS['old-feedback'];
