import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@/e2e/support/servers/environments';
import { proseTexts } from './prose-texts';

/** What is said in both languages. */
type Twin = { en: string; id: string };

const CONTENT = join(ROOT, 'content');
const CATALOGUE = join(ROOT, 'backend/seed/catalogue.json');
/** Stands for what a message is filled with. */
const FILLED = '\u0000';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

/** The branches of a message that counts or chooses, else the message itself. */
function branchesOf(message: string): string[] {
  const plain = message.replace(/\{\w+(?:, (?:number|date)[^{}]*)?\}|#/g, FILLED);
  const branches = [...plain.matchAll(/\{([^{}]*)\}/g)].map(([, branch = '']) => branch);
  return branches.length > 0 ? branches : [plain];
}

async function messages(locale: 'en' | 'id'): Promise<string[]> {
  const namespaces = await readJson(join(CONTENT, `messages/${locale}.json`));
  const texts = isRecord(namespaces)
    ? Object.values(namespaces).flatMap((words) => (isRecord(words) ? Object.values(words) : []))
    : [];
  return texts.filter((text) => typeof text === 'string').flatMap(branchesOf);
}

/** Texts with the same key in both. */
function pairs(en: Record<string, unknown>, id: Record<string, unknown>): Twin[] {
  return Object.entries(id).flatMap(([key, text]) => {
    const english = en[key];
    return typeof text === 'string' && typeof english === 'string' ? [{ en: english, id: text }] : [];
  });
}

/** Everything in there that is given in both languages, however deep. */
function twinsIn(value: unknown): Twin[] {
  if (!isRecord(value)) return [];
  const { en, id, alt, altId, translations } = value;
  if (typeof en === 'string' && typeof id === 'string') return [{ en, id }];
  if (typeof alt === 'string' && typeof altId === 'string') return [{ en: alt, id: altId }];
  const translated = isRecord(translations) && isRecord(translations.id) ? pairs(value, translations.id) : [];
  return [...translated, ...Object.values(value).flatMap(twinsIn)];
}

async function contentTwins(): Promise<Twin[]> {
  const names = await readdir(CONTENT, { recursive: true });
  const modules: unknown[] = await Promise.all(
    names.filter((name) => /(?<!\.test)\.ts$/.test(name)).map((name) => import(join(CONTENT, name))),
  );
  const files = names.filter((name) => name.endsWith('.json') && !name.startsWith('messages'));
  const tables = await Promise.all([...files.map((name) => join(CONTENT, name)), CATALOGUE].map(readJson));
  return [...modules, ...tables].flatMap(twinsIn);
}

/** Fits a text that is this one, whatever it is filled with. */
function patternOf(text: string): RegExp {
  const parts = text.split(FILLED).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`, 's');
}

/**
 * What no Indonesian page may say: English words of the shop that have others in Indonesian. Words that are the
 * same in both, and those with hardly a letter besides what they are filled with, are not in it.
 */
export async function englishPatterns(): Promise<RegExp[]> {
  const twins = await contentTwins();
  const texts = async (locale: 'en' | 'id') => [...(await messages(locale)), ...(await proseTexts(locale))];
  const indonesian = new Set([...(await texts('id')), ...twins.map(({ id }) => id)]);
  const english = new Set([...(await texts('en')), ...twins.map(({ en }) => en)]);
  return [...english]
    .filter((text) => !indonesian.has(text) && text.replace(/[^a-z]/gi, '').length > 2)
    .map(patternOf);
}
