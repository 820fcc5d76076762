import { personText } from '../text.ts';

/** As a member types it: capitals or not. */
export const couponCode = personText({ max: 24 })
  .overwrite((value) => value.toUpperCase())
  .regex(/^[A-Z0-9-]{3,24}$/, { error: 'Use 3 to 24 letters, digits and dashes.' });
