const GRAVE = ['high', 'critical'];

/**
 * What `npm audit --json` says, in lines; undefined when the advisory service did not answer, which says nothing
 * about the packages.
 * @param {unknown} answer
 * @returns {string[] | undefined}
 */
export function advisoryFaults(answer) {
  const found = answer && typeof answer === 'object' && 'vulnerabilities' in answer && answer.vulnerabilities;
  if (!found || typeof found !== 'object') return undefined;
  return Object.values(found)
    .filter(({ severity }) => GRAVE.includes(severity))
    .map(({ name, severity, range }) => `${name} ${range}: ${severity}`);
}
