import { documentTable } from '../../db/collection.ts';

/** users/{uid} and founders/{uid} of specification §3. */
export const users = documentTable('users');
export const founders = documentTable('founders');
/** What a member says of themselves beside them. */
export const profiles = documentTable('profiles');
