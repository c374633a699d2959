export { PetPicture } from './profile/components/pet-picture';
