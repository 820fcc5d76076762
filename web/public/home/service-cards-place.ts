/** Where the services appear in the section of the home page that says what consultation is. */
export const serviceCardsId = 'consultation-services';
