import web from './web.config.mjs';

const [node] = web.projects;

/** The rules of `lib` and the tests beside them, without a browser's DOM: quick enough to be run for each mutant. */
export default { ...node, testTimeout: web.testTimeout, roots: ['<rootDir>/lib'] };
