import type { LibraryCategory } from '../access';

/** The library's categories in words, in a file of their own, because the first page needs nothing else of the library. */
export const LIBRARY_CATEGORY_LABELS: Record<LibraryCategory, string> = {
  pet_care: 'Pet Care',
  professional_development: 'Professional Development',
  animal_insight: 'Animal Insight',
  pet_trust_preparation: 'Pet Trust Preparation',
  legal_cases: 'Legal Cases',
  six_essential_components: 'Six Essential Components',
  care_plan: 'Care Plan',
};
