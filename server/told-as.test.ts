import { expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { notFoundAs } from './told-as.ts';

const told = (error: unknown) => Promise.reject(error).catch(notFoundAs('REPORT_STOPPED'));

it('tells what is not found in the words of the address', async () => {
  await expect(told(new AppError('DOCUMENT_UNKNOWN'))).rejects.toMatchObject({ code: 'REPORT_STOPPED' });
});

it('leaves any other failure what it is', async () => {
  const away = new AppError('DATABASE_UNAVAILABLE');
  await expect(told(away)).rejects.toBe(away);
  const fault = new TypeError('no such thing');
  await expect(told(fault)).rejects.toBe(fault);
});
