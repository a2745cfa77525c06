/** What is asked of the server about company. */

import { get, json, post } from "$lib/api/client";
import type {
  Acknowledged,
  FriendsOut,
  InvitedOut,
  NewsOut,
  SeekIn,
  SeekOut,
  TableId,
  TournamentIn,
  TournamentLine,
  TournamentOut,
} from "$lib/api/types";

const friend = (person: string) => `/me/friends/${encodeURIComponent(person)}`;
const invitations = (table: string) => `/tables/${encodeURIComponent(table)}/invitations`;
const tournament = (id: string) => `/tournaments/${encodeURIComponent(id)}`;

/** An account, by its name or by its id. */
export type Somebody = { name: string } | { person: string };

export const company = {
  news: () => get<NewsOut | null>("/me/news"),

  friends: () => get<FriendsOut>("/me/friends"),
  ask: (who: Somebody) => post<undefined>("/me/friends", who),
  accept: (person: string) => post<undefined>(`${friend(person)}/accept`),
  decline: (person: string) => post<undefined>(`${friend(person)}/decline`),
  part: (person: string) => json<undefined>("DELETE", friend(person)),

  invited: (table: string) => get<InvitedOut[]>(invitations(table)),
  invite: (table: string, who: Somebody) => post<undefined>(invitations(table), who),
  takeBack: (table: string, person: string) => json<undefined>("DELETE", `${invitations(table)}/${person}`),
  come: (table: string) => post<Acknowledged>(`/me/invitations/${table}/accept`),
  stayAway: (table: string) => post<undefined>(`/me/invitations/${table}/decline`),

  seekers: () => get<Record<string, number>>("/seeks"),
  seek: (wish: SeekIn) => json<SeekOut>("PUT", "/me/seek", wish),
  giveUp: () => json<undefined>("DELETE", "/me/seek"),

  tournaments: () => get<TournamentLine[]>("/tournaments"),
  tournament: (id: string) => get<TournamentOut>(tournament(id)),
  announce: (wish: TournamentIn) => post<TableId>("/tournaments", wish),
  join: (id: string) => post<undefined>(`${tournament(id)}/join`),
  withdraw: (id: string) => post<undefined>(`${tournament(id)}/withdraw`),
  round: (id: string) => post<undefined>(`${tournament(id)}/round`),
  close: (id: string) => post<undefined>(`${tournament(id)}/close`),
  remove: (id: string, person: string) => post<undefined>(`${tournament(id)}/remove`, { person }),
  decide: (id: string, table: string, places: Record<string, number>) =>
    post<undefined>(`${tournament(id)}/decide`, { table, places }),
};
