-- A program may ask in the name of a project: it shows a key instead of a session. Of the key only a hash is kept, it opens
-- the calls of its scopes alone, and it holds as long as whoever made it is an admin of the project.
create table api_keys (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade deferrable initially immediate,
  name text not null,
  scopes text[] not null,
  secret_hash bytea not null unique,
  -- Its last letters, by which people tell keys apart.
  ending text not null,
  made_by integer not null references users on delete cascade,
  made_at timestamptz not null default now(),
  last_used_at timestamptz,
  withdrawn_at timestamptz
);
create index on api_keys (project_id);
create index on api_keys (made_by);
grant select, insert on api_keys to belvedere_staff;
grant update (last_used_at, withdrawn_at) on api_keys to belvedere_staff;
