/** Whether this visit comes from the link in the verification mail, and the e-mail is proved: the server says so in the address. */
export const isOnceVerified = (search: string) => new URLSearchParams(search).get('verified') === 'true';
