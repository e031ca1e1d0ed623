import web from './web.config.mjs';

/** The rules of `lib` and the tests beside them, those of hooks among them: quick enough to be run for each mutant. */
export default {
  ...web,
  projects: web.projects.map((project) => ({ ...project, roots: ['<rootDir>/lib'] })),
};
