import type { TestProject } from 'vitest/node';
import { openPostgres } from '#server/db/postgres.ts';
import { startPostgresServer } from './postgres-server.ts';

/** Starts PostgreSQL once a run and migrates a template, which each test file copies. */
export default async function setup(project: TestProject) {
  const server = await startPostgresServer({ fast: true });
  const admin = await openPostgres({ url: server.url('postgres'), poolSize: 2 });
  await admin.db.execute('create database cairn_template');
  await admin.close();
  const template = await openPostgres({ url: server.url('cairn_template'), poolSize: 2 });
  await template.migrate();
  await template.close();
  project.provide('testDatabase', { kind: 'postgres', adminUrl: server.url('postgres') });
  return () => server.stop();
}
