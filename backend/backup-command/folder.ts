import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { PICTURES_FOLDER } from '@/backend/catalogue/pictures';
import { type Fault, FileFaults } from '@/backend/command/faults';
import { migrationSchema } from './tables';

const digestSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** What a backup says of itself. Digests are SHA-256: of a table's lines, of a file's bytes. */
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(migrationSchema),
  tables: z.record(z.string().regex(/^\w+$/), z.object({ rows: z.number(), digest: digestSchema })),
  files: z.record(z.string().regex(/^(?!.*\.\.)[\w./-]+$/), digestSchema),
});
export type Manifest = z.infer<typeof manifestSchema>;

const MANIFEST = 'backup.json';
const SECRET = /^[a-z]+-secret$/;
const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.ndjson.gz`);
const keptFile = (folder: string, path: string) => join(folder, 'files', path);

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The files beside the database that cannot be had again: pictures that were imported, and secrets. */
async function listFiles(dataDir: string): Promise<string[]> {
  const names = await readdir(dataDir, { withFileTypes: true });
  const secrets = names.filter((entry) => entry.isFile() && SECRET.test(entry.name)).map(({ name }) => name);
  const pictures = await readdir(join(dataDir, PICTURES_FOLDER)).catch(() => []);
  return [...secrets, ...pictures.map((name) => `${PICTURES_FOLDER}/${name}`)].sort();
}

const digestOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');

/** Copies secrets and pictures from one folder to another. @returns their digests by path */
async function copyFiles(from: string, to: string, paths: string[]): Promise<Manifest['files']> {
  const digests: Manifest['files'] = {};
  for (const path of paths) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    await cp(join(from, path), join(to, path));
    digests[path] = await digestOf(join(to, path));
  }
  return digests;
}

type Summary = Manifest['tables'][string];

function summarise(lines: AsyncIterable<string>) {
  const hash = createHash('sha256');
  let rows = 0;
  async function* passOn() {
    for await (const line of lines) {
      hash.update(`${line}\n`);
      rows += 1;
      yield `${line}\n`;
    }
  }
  return { lines: passOn(), summary: (): Summary => ({ rows, digest: hash.digest('hex') }) };
}

export async function summaryOf(lines: AsyncIterable<string>): Promise<Summary> {
  const { lines: read, summary } = summarise(lines);
  for await (const _line of read);
  return summary();
}

export async function storeTable(folder: string, table: string, given: AsyncIterable<string>) {
  const { lines, summary } = summarise(given);
  const file = createWriteStream(tableFile(folder, table), { mode: 0o600 });
  await pipeline(Readable.from(lines), createGzip(), file);
  return summary();
}

export async function* loadTable(folder: string, table: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // A file that cannot be read ends the reading, which `pipe` alone would not tell of.
  const source = createReadStream(tableFile(folder, table)).on('error', (error) => unpacked.destroy(error));
  yield* createInterface({ input: source.pipe(unpacked), crlfDelay: Number.POSITIVE_INFINITY });
}

/**
 * Makes a backup's folder atomically: it has its name when it is whole, and closed to other users.
 * @param fill writes the tables, and says what is in them
 * @throws FileFaults when the folder is there already or cannot be written
 */
export async function makeBackup(
  folder: string,
  dataDir: string,
  fill: (draft: string) => Promise<Omit<Manifest, 'files'>>,
): Promise<Manifest> {
  const draft = `${folder}.unfinished`;
  try {
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(join(draft, 'tables'), { recursive: true, mode: 0o700 });
    const parts = await fill(draft);
    const files = await copyFiles(dataDir, join(draft, 'files'), await listFiles(dataDir));
    const manifest = { ...parts, files };
    await writeFile(join(draft, MANIFEST), JSON.stringify(manifest, null, 2), { mode: 0o600 });
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    // What failed first says more than that there is nothing to take away.
    await rm(draft, { recursive: true, force: true }).catch(() => undefined);
    if (!(typeof error === 'object' && error !== null && 'syscall' in error)) throw error;
    throw new FileFaults([{ text: `${folder} cannot be written: ${reasonOf(error)}` }]);
  }
}

async function* faultsOf(folder: string, manifest: Manifest): AsyncGenerator<Fault> {
  for (const [table, said] of Object.entries(manifest.tables)) {
    try {
      const { digest } = await summaryOf(loadTable(folder, table));
      if (digest !== said.digest) yield { field: table, text: 'is not what was written' };
    } catch (error) {
      yield { field: table, text: `cannot be read: ${reasonOf(error)}` };
    }
  }
  for (const [path, digest] of Object.entries(manifest.files)) {
    const found = await digestOf(keptFile(folder, path)).catch(reasonOf);
    if (found !== digest) yield { field: path, text: 'is not what was written' };
  }
}

/** Reads a backup and holds every byte against its list. @throws FileFaults with all that is wrong */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch((error: unknown) => {
    throw new FileFaults([{ text: `${folder} is no backup: ${reasonOf(error)}` }]);
  });
  const { data: manifest } = z.string().transform(safeJson).pipe(manifestSchema).safeParse(text);
  if (!manifest)
    throw new FileFaults([{ text: `${join(folder, MANIFEST)} is damaged, or of another format` }]);
  const faults: Fault[] = [];
  for await (const fault of faultsOf(folder, manifest)) faults.push(fault);
  if (faults.length > 0) throw new FileFaults(faults);
  return manifest;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function restoreFiles(folder: string, dataDir: string, { files }: Manifest): Promise<void> {
  await copyFiles(join(folder, 'files'), dataDir, Object.keys(files));
}
