import type { FilesConfig } from '../../config/files.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { createDiskFiles } from './disk.ts';
import type { FilesPort } from './port.ts';

/** The place that the operator has chosen. What speaks to a bucket is loaded only where one is. */
export async function openFiles(config: FilesConfig, outbound: Outbound): Promise<FilesPort> {
  if (config.kind === 'disk') return createDiskFiles(config.dir);
  return (await import('./s3.ts')).createS3Files({ ...config, outbound });
}
