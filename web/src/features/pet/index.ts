export { PetPicture } from './profile/components/pet-picture';
export { petPath } from './model/pet-link';
