export const TOPIC_UID = 'api::help.help-topic';
export const ANSWER_UID = 'api::help.help-answer';
export const SEARCH_UID = 'api::help.help-search';
export const SYNONYM_UID = 'api::help.help-synonym';
