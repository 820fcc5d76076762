import type { Example } from '../example.ts';
import { ThemeSelect } from './theme-select.tsx';

export const examples: Example[] = [{ name: 'Appearance', render: () => <ThemeSelect /> }];
