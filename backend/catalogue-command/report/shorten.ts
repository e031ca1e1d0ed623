const AROUND = 24;

/** Long texts are shown where they begin to differ. */
export function shorten(text: string, other: string): string {
  const line = text.replace(/\s+/g, ' ');
  if (line === '') return '(empty)';
  if (line.length <= AROUND * 3) return line;
  const against = other.replace(/\s+/g, ' ');
  let same = 0;
  while (same < line.length && line[same] === against[same]) same += 1;
  const from = Math.max(0, same - AROUND);
  const part = line.slice(from, from + AROUND * 3);
  return `${from > 0 ? '…' : ''}${part}${from + part.length < line.length ? '…' : ''}`;
}
