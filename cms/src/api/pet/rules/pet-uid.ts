/** The content types of pets and what belongs to them. */
export const PET_UID = 'api::pet.pet';
export const CARE_TEAM_UID = 'api::pet.care-team-member';
export const PROVIDER_UID = 'api::pet.service-provider';
export const ENTRY_UID = 'api::pet.pet-entry';
export const DOCUMENT_UID = 'api::pet.pet-document';
export const ENTRY_FILE_UID = 'api::pet.pet-entry-file';
export const COMMENT_UID = 'api::pet.pet-entry-comment';
