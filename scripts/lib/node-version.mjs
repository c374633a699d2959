// The first import of every script: it reports a Node that is too old or too new before anything else runs.

const OLDEST = { major: 20, minor: 19 };
const FIRST_TOO_NEW = 25;

/**
 * Why this Node cannot run the portal, or undefined if it can.
 * @param {string} version such as `20.19.1`
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const tooOld = major < OLDEST.major || (major === OLDEST.major && minor < OLDEST.minor);
  if (!tooOld && major < FIRST_TOO_NEW) return undefined;
  return [
    `Hearthside needs Node ${OLDEST.major}.${OLDEST.minor} or newer, up to Node ${FIRST_TOO_NEW - 1}; this is Node ${version}.`,
    'Please install a current long-term version (22 or 24) from https://nodejs.org and try again.',
  ].join('\n');
}

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
