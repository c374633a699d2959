/** The stock content API is closed; these limits hold for whatever of it the panel uses. */
export default {
  rest: { prefix: '/api', strictParams: true, defaultLimit: 25, maxLimit: 100 },
  documents: { strictParams: true },
};
