/** A postal code of the United States (ZIP code), with or without its four further digits. */
export const US_POSTAL_CODE = /^\d{5}(-?\d{4})?$/;

/** Whether a text is such a code. Apart from the schemas, so that a page of a list needs none of them. */
export const isUsPostalCode = (text: string): boolean => US_POSTAL_CODE.test(text);
