import { seed } from '../server/seed/seed.ts';
import { withContext } from './command-context.ts';

/** `npm run seed`: the demo accounts and a believable year of data. */
await withContext(async (context) => {
  if (!context.config.isDevelopment)
    throw new Error(
      'Demo accounts have a public password: they are made only where APP_ENV is local or development, on this machine.',
    );
  for (const line of await seed(context)) console.info(line);
});
