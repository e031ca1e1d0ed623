import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkTree } from './link-tree.mjs';

const PROJECT = join(import.meta.dirname, '..', '..');

/** Left out: what is made, what the shop does not run on, and settings of whoever measures. */
const LEFT_OUT =
  /^(node_modules|coverage|test-results|playwright-report|bench|docs|e2e|package-lock\.json|\..*|.*\.tsbuildinfo)$/;

/**
 * A folder for both sites. It is a workspace of its own, because Next would else take the project for the root and
 * build the shop's middleware into the floor; and a copy, so that no build touches `.next` or `tsconfig.json`.
 */
export async function makeWorkplace() {
  const folder = join(PROJECT, '.tmp', `bench-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const workspace = { private: true, workspaces: ['shop', 'floor'] };
  await writeFile(join(folder, 'package.json'), JSON.stringify(workspace));
  return folder;
}

/** Each site has the project's packages within: Turbopack compiles nothing from outside of a root. */
const linkPackages = (site) => linkTree(join(PROJECT, 'node_modules'), join(site, 'node_modules'));

/** Copies the shop as it lies in the working tree; returns its folder. */
export async function copyShop(workplace) {
  const folder = join(workplace, 'shop');
  await mkdir(folder);
  const entries = (await readdir(PROJECT)).filter((name) => !LEFT_OUT.test(name));
  await Promise.all(entries.map((name) => cp(join(PROJECT, name), join(folder, name), { recursive: true })));
  await linkPackages(folder);
  return folder;
}

/** Copies the floor and gives it the shop's product pictures; returns its folder. */
export async function copyFloor(workplace) {
  const folder = join(workplace, 'floor');
  await cp(join(PROJECT, 'bench', 'floor'), folder, { recursive: true });
  const pictures = join('public', 'images', 'products');
  await cp(join(PROJECT, pictures), join(folder, pictures), { recursive: true });
  await linkPackages(folder);
  return folder;
}
