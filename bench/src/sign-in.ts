/** Posts credentials and returns the body of the answer. Anything but a success is an error. */
export async function signIn(url: string, credentials: object): Promise<Record<string, string>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!answer.ok) throw new Error(`Signing in at ${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, string>;
}
