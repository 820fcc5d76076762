import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { toFieldErrors } from './error-handler.ts';
import { refuseNull } from './refuse-null.ts';

export interface UploadedFile {
  field: string;
  /** As the sender named it: never a path to write to. */
  filename: string;
  bytes: Buffer;
}

/** Reads a form with files into memory (the plugin's limits hold) and its fields through the contract's schema. */
export async function readMultipart(request: FastifyRequest, schema: z.ZodType | undefined) {
  const fields: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file')
      files.push({ field: part.fieldname, filename: part.filename, bytes: await part.toBuffer() });
    else fields[part.fieldname] = part.value;
  }
  refuseNull(fields);
  if (!schema) return { body: fields, files };
  const parsed = schema.safeParse(fields);
  if (!parsed.success) throw new AppError('REQUEST_INVALID', { fields: toFieldErrors(parsed.error.issues) });
  return { body: parsed.data, files };
}
