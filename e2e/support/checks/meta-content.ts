/** Returns the content of a meta element. */
export function findMetaContent(html: string, name: string): string | undefined {
  const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return content?.replaceAll('&amp;', '&');
}
