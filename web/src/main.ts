import "./styles/index.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "$lib/state/preferences.svelte";
import { words } from "$lib/text/ui.svelte";
import { session } from "$lib/state/session.svelte";

preferences.show();
void session.load();

await words.load(preferences.lang);
const target = document.getElementById("app");
if (target) mount(App, { target });

// Where there is no connection, a page of our own says so.
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("/offline.js").catch(() => undefined);
