import { SMTPServer } from 'smtp-server';
import { simpleParser, type ParsedMail } from 'mailparser';
import { freePort } from './free-port';

/**
 * A local mail server that stores what it receives. Between storing an email and acknowledging it, it waits for
 * `onKept`.
 */
export async function startSmtp(port?: number) {
  const mails: ParsedMail[] = [];
  const hooks = { onKept: async () => {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const keep = async () => {
        mails.push(await simpleParser(stream));
        await hooks.onKept();
      };
      keep().then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  const at = port ?? (await freePort());
  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  // A killed sender leaves its connection behind, which is not a failure.
  server.on('error', () => undefined);
  return {
    mails,
    hooks,
    url: `smtp://127.0.0.1:${at}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
