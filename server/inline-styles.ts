import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHUNKS = 'static/chunks';
const LINKS =
  /(?:<link rel="stylesheet" href="\/_next\/static\/chunks\/[\w~.-]+\.css" data-precedence="next"\/>)+/;
const FILE = /[\w~.-]+\.css/g;

/**
 * Reads a style sheet of the build. Its URLs are relative to its folder. They are made absolute, because a page
 * in another folder will contain them.
 */
const readSheet = (file: string) =>
  readFileSync(file, 'utf8').replaceAll('url(../', 'url(/_next/static/').trimEnd();

/** A page, and the text of the style element that was inserted into it. */
type StyledPage = { html: string; style: string | undefined };

/**
 * Returns a function that inserts the style sheets of a page into its head, so that the first paint does not
 * wait for a second round trip. The links to the sheets stay, but disabled: browsers do not fetch them, while
 * React and the bundler's loader still find them.
 * @param distDir the build
 */
export function createStyleInliner(distDir: string): (html: string) => StyledPage {
  const folder = join(distDir, CHUNKS);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.css')) : [];
  const sheets = new Map(files.map((file) => [file, readSheet(join(folder, file))]));
  return (html) => {
    const [links = ''] = LINKS.exec(html) ?? [];
    const linked = (links.match(FILE) ?? []).map((file) => sheets.get(file));
    if (linked.length === 0 || linked.includes(undefined)) return { html, style: undefined };
    const style = linked.join('\n');
    const disabled = links.replaceAll('/>', ' disabled=""/>');
    return { html: html.replace(links, () => `<style>${style}</style>${disabled}`), style };
  };
}
