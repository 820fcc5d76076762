import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run dev`: the API restarts on change at port 3001, the site reloads hot at port 3000 and passes API calls on. */
const root = fileURLToPath(new URL('..', import.meta.url));
const apiEnv = { ...process.env, PORT: '3001', PUBLIC_URL: 'http://localhost:3000' };
const children = [
  spawn(process.execPath, ['--watch', 'server/main.ts'], { cwd: root, stdio: 'inherit', env: apiEnv }),
  spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', '3000'], {
    cwd: root,
    stdio: 'inherit',
  }),
];
for (const child of children) child.on('exit', () => stop());
process.on('SIGINT', () => stop());
process.on('SIGTERM', () => stop());

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}
