/** The name of a picture's file without its ending, decoded; undefined for anything else. */
export function fileStem(file: string): string | undefined {
  if (!file.endsWith('.jpg')) return undefined;
  try {
    return decodeURIComponent(file.slice(0, -'.jpg'.length));
  } catch {
    return undefined;
  }
}
