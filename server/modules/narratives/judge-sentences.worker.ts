import { judgeAll } from '#domain/narratives/guard/judge-all.ts';
import type { Handler } from '../../workers/task.ts';
import type { judgeSentences } from './judge-sentences.ts';

export default judgeAll satisfies Handler<typeof judgeSentences>;
