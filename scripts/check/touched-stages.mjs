import { spawnSync } from 'node:child_process';

/** Which long stages a changed file is a reason for: the first that fits. The quickest stages come first. */
const REASONS = [
  [/\.test\.\w+$|\.md$|^bench\//, []],
  [/^e2e\/(pictures|engines)\//, ([, stage]) => [stage]],
  [/^e2e\/resilience\/(faults|replicas)\//, ['faults']],
  [/^e2e\/security\/fuzz\//, ['fuzz']],
  [/^e2e\/journeys\/thorough\//, ['thorough']],
  [/^(deploy\/nginx|e2e\/support\/servers\/replicas)\//, ['environments', 'faults']],
  [/^e2e\/support\/snapshots\//, ['pictures', 'thorough']],
  [/^e2e\/(integrations|resilience|security\/own-shop|support\/(servers|stubs))\//, ['environments']],
  [/^(components|content|public|app\/\[locale\])\//, ['webkit', 'pictures', 'thorough']],
  [/^backend\/(?!.*-command\/)/, ['environments', 'embedded']],
  [
    /^(lib|server|app\/api)\/|^middleware\.ts$|^next\.config|^scripts\/(?!check|lint)/,
    ['webkit', 'environments'],
  ],
  [/^package-lock\.json$/, ['webkit', 'pictures', 'environments']],
];

/**
 * The long stages that a change makes worth running.
 * @param {string[]} files changed files, relative to the repository
 * @returns {Set<string>}
 */
export function stagesFor(files) {
  return new Set(
    files.flatMap((file) => {
      for (const [pattern, stages] of REASONS) {
        const match = pattern.exec(file);
        if (match) return typeof stages === 'function' ? stages(match) : stages;
      }
      return [];
    }),
  );
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Files changed since BASE_COMMIT, since the branch left the main line, or by the last commit.
 * @returns {string[]} none when the history is not known
 */
export function changedFiles() {
  const head = git('rev-parse', 'HEAD');
  const left = git('merge-base', 'HEAD', 'origin/main');
  const candidates = [process.env.BASE_COMMIT, left !== head && left, 'HEAD~1'];
  const base = candidates.find(
    (commit) => commit && git('cat-file', '-e', `${commit}^{commit}`) !== undefined,
  );
  return base ? (git('diff', '--name-only', base, 'HEAD') ?? '').split('\n').filter(Boolean) : [];
}
