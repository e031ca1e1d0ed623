/** A reporter for Node's test runner: how many tests passed, failed and were skipped, as JSON. */
// biome-ignore lint/style/noDefaultExport: Node takes the default export of a reporter.
export default async function* countTests(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details?.type === 'suite') continue;
    // A file is reported as a test when it fails as a whole.
    if (data.skip !== undefined || data.todo !== undefined) counts.skipped += 1;
    else if (type === 'test:pass') counts.passed += 1;
    else counts.failed += 1;
  }
  yield JSON.stringify(counts);
}
