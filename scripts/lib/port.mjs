import { createServer } from 'node:net';
import { Refusal } from './say.mjs';

/**
 * Refuses, in plain words, an address the server could not listen on.
 * @param {string} host
 * @param {string} wanted as given by the person, so perhaps no number
 */
export async function requirePort(host, wanted) {
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Refusal(`PORT is "${wanted}", but a port is a number from 1 to 65535.`);
  const problem = await listenProblem(host, port);
  if (problem) throw new Refusal(words(problem, host, port));
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} the system's error code
 */
function listenProblem(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * @param {string} code
 * @param {string} host
 * @param {number} port
 */
function words(code, host, port) {
  if (code === 'EADDRINUSE')
    return [
      `Port ${port} is already in use, perhaps by a portal that is still running.`,
      `Stop that program, or choose another port:  PORT=${port + 1} npm start`,
    ].join('\n');
  if (code === 'EACCES')
    return `This account may not listen on port ${port}; ports above 1023 are free to use.`;
  return `Cannot listen on ${host}:${port} (${code}).`;
}
