-- Pictures on their way: what has arrived of each lies in the file store, in parts that any process finds. Nobody but
-- authors sees them, so they raise no version and stand in no record; what becomes of them does.
create table uploads (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  user_id integer references users on delete set null,
  -- What it is to become: a media item of this type at this place, or the newer picture of one that is there. Either may
  -- go before it has arrived; whoever takes it looks again.
  poi_id integer,
  media_type_id smallint not null,
  lang_id smallint,
  replaces_id integer,
  name text not null,
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  -- Keys in the file store, in their order; added together with what they raise `received` by.
  parts text[] not null default '{}',
  state text not null default 'arriving'
    check (state in ('arriving', 'sent', 'checking', 'cutting', 'ready', 'failed')),
  -- How far the tiles are.
  percent smallint not null default 0 check (percent between 0 and 100),
  -- Why it failed: the code of a refusal.
  problem text check ((problem is not null) = (state = 'failed')),
  media_id integer references media on delete set null,
  changed_at timestamptz not null default now()
);
create index on uploads (project_id);
create index on uploads (changed_at);
grant select, insert, update, delete on uploads to belvedere_staff;

-- A newer picture that waits for Publish is named by a draft alone.
create index on drafts ((fields ->> 'fileKey')) where kind = 'media';
