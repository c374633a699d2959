export { PetPicture } from './components/pet-picture';
export { petPath } from './model/pet-link';
