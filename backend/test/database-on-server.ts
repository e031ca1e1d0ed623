import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Creates an empty database on a PostgreSQL server. `drop` drops the database, and closes connections that
 * are still open.
 */
export async function createDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `segara_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

/**
 * Creates a role that is not a superuser, and an empty database that the role owns. `drop` drops the database
 * and the role.
 */
export async function createDatabaseWithOwnRole(
  server: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const { url, drop } = await createDatabase(server);
  const own = new URL(url);
  const name = own.pathname.slice(1);
  await onServer(server, `create role ${name} login password '${name}'`);
  await onServer(server, `alter database ${name} owner to ${name}`);
  own.username = name;
  own.password = name;
  return { url: own.href, drop: () => drop().then(() => onServer(server, `drop role ${name}`)) };
}
