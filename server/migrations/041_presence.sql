-- Who has a picture open to draw on it, by tab, and which outline they hold. A tab says so every few seconds; what it
-- said last is forgotten with the next one that comes. Nothing of it outlives a crash, so it is not logged.
create unlogged table presences (
  tab uuid primary key,
  project_id integer not null references projects on delete cascade,
  media_id integer not null references media on delete cascade,
  user_id integer not null references users on delete cascade,
  poi_id integer,
  seen_at timestamptz not null default now()
);
create index on presences (media_id);
create index on presences (project_id);
create index on presences (user_id);
grant select, insert, update, delete on presences to belvedere_staff;
