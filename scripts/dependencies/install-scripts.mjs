const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * The packages that bring an install script nobody has decided on. npm runs those alone that `allowScripts` of
 * package.json allows; one that is missing there is a decision not made.
 * @param {Record<string, { hasInstallScript?: boolean }>} packages of the lock file, by their path
 * @param {Record<string, boolean>} decided
 */
export function undecidedScripts(packages, decided) {
  const bringing = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(bringing.map(([path]) => nameOf(path)));
  return [...names].filter((name) => !(name in decided)).toSorted();
}
