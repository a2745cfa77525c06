/** The deal was fixed before the match: the key that is told at the end must fit the commitment of the start. */

const PREFIX = "tessera commitment\0";

export function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error("not a key");
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export async function commitmentOf(key: string): Promise<string> {
  const prefix = new TextEncoder().encode(PREFIX);
  const secret = bytesOf(key);
  const all = new Uint8Array(prefix.length + secret.length);
  all.set(prefix);
  all.set(secret, prefix.length);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", all));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function keyFits(key: string, commitment: string): Promise<boolean> {
  return (await commitmentOf(key)) === commitment.toLowerCase();
}
