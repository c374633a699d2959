/** The part that the portal uses: it encrypts and signs. The requests are the portal's own. */
declare module 'web-push' {
  interface Details {
    method: string;
    headers: Record<string, string | number>;
    body: Buffer | null;
    endpoint: string;
  }
  interface Options {
    vapidDetails: { subject: string; publicKey: string; privateKey: string };
    /** In seconds. */
    TTL: number;
    urgency: 'very-low' | 'low' | 'normal' | 'high';
    topic?: string;
    contentEncoding: 'aes128gcm';
  }
  const webPush: {
    generateVAPIDKeys(): { publicKey: string; privateKey: string };
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: Options,
    ): Details;
  };
  export default webPush;
}
