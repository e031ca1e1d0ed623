/** Stands for a style module: every class is called as it is in the source. */
const classNames = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });

export default classNames;
