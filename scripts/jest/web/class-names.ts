/** Replaces a style module. Each class has the name that it has in the source. */
const classNames = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) });

export default classNames;
