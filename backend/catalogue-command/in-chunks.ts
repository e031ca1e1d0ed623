/** As many rows as fit into one statement, whose parameters PostgreSQL counts in sixteen bits. */
const CHUNK = 500;

/** The values in groups that fit into one statement each. */
export function inChunks<Value>(values: Value[]): Value[][] {
  const chunks: Value[][] = [];
  for (let start = 0; start < values.length; start += CHUNK) chunks.push(values.slice(start, start + CHUNK));
  return chunks;
}
