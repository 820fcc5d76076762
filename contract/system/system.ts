import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

export const readVersion = defineEndpoint({
  method: 'GET',
  path: '/system/version',
  summary: 'Name and version of the running product',
  access: 'public',
  reply: z.object({ name: z.string(), version: z.string() }),
  errors: [],
});
