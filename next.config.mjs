export default { };
