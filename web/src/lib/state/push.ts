/** Notices to this browser while no page is open (Web Push). The browser is asked only when the person wants it. */

import { api, problem, Refusal } from "$lib/api/client";
import type { ChannelIn } from "$lib/api/types";

const denied = () => new Refusal(0, problem("push-denied"));

/** Whether this browser could be told at all. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Ask the browser for a way to reach it; what it answers is what the server must know. */
async function subscribe(serverKey: string): Promise<ChannelIn> {
  if ((await Notification.requestPermission()) !== "granted") throw denied();
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
    .catch(() => {
      throw denied(); // also where the browser finds no service that would pass a notice on
    });
  const { endpoint = "", keys } = subscription.toJSON();
  return {
    kind: "push",
    address: endpoint,
    keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" },
    label: browserName(),
  };
}

/** This browser is told nothing more; the server finds out when it tries. */
export async function silence(): Promise<void> {
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  const subscription = await worker?.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

/** What a person would call this browser. */
export function browserName(agent = navigator.userAgent): string {
  const browsers = [
    [/Edg\//, "Edge"],
    [/OPR\//, "Opera"],
    [/Firefox\//, "Firefox"],
    [/Chrom(e|ium)\//, "Chrome"],
    [/Safari\//, "Safari"],
  ] as const;
  const systems = [
    [/Android/, "Android"],
    [/iPhone|iPad/, "iOS"],
    [/Windows/, "Windows"],
    [/Mac OS X/, "macOS"],
    [/Linux/, "Linux"],
  ] as const;
  const browser = browsers.find(([sign]) => sign.test(agent))?.[1] ?? "Browser";
  const system = systems.find(([sign]) => sign.test(agent))?.[1];
  return system ? `${browser}, ${system}` : browser;
}

export const addThisBrowser = async (serverKey: string) => api.addChannel(await subscribe(serverKey));
