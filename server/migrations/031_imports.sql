-- Where the project's day begins, and by how much a price may move before somebody has to confirm it (IMP-03, IMP-04).
alter table projects
  add column time_zone text not null default 'Europe/Belgrade',
  add column import_limit_percent smallint not null default 10 check (import_limit_percent between 1 and 100);

-- A price list on its way in. What it changes is in the record, under its action.
create table imports (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade deferrable initially immediate,
  file_name text not null,
  -- Read: nothing is decided. Scheduled: its changes wait below for their time.
  state text not null default 'read' check (state in ('read', 'scheduled', 'applied', 'cancelled')),
  user_id integer references users on delete set null,
  api_key_id integer references api_keys on delete set null,
  created_at timestamptz not null default now(),
  apply_at timestamptz,
  applied_at timestamptz,
  -- Null also of one that changed nothing.
  action_id bigint references actions,
  -- How many changes wait or were made, and how many of those that waited were left out when their time came.
  changes integer not null default 0,
  left_out integer not null default 0,
  unique (id, project_id),
  check ((state = 'scheduled') <= (apply_at is not null))
);
create index on imports (project_id, id);
create index on imports (user_id);
create index on imports (api_key_id);
create index on imports (action_id);

-- The file itself, until it is decided upon. It may say prices, and so may what waits: under the same rights as prices.
create table import_files (
  import_id integer primary key,
  project_id integer not null,
  bytes bytea not null,
  foreign key (import_id, project_id) references imports (id, project_id) on delete cascade
);
create table import_changes (
  import_id integer not null,
  project_id integer not null,
  -- As the diff names it: `102.price`.
  change_id text not null,
  change jsonb not null,
  primary key (import_id, change_id),
  foreign key (import_id, project_id) references imports (id, project_id) on delete cascade
);
create index on import_files (project_id);
create index on import_changes (project_id);

-- Which column of a file was what, for the next file with the same names.
create table import_layouts (
  project_id integer not null references projects on delete cascade deferrable initially immediate,
  -- The names of the columns, as they are compared.
  header text not null,
  columns jsonb not null,
  meanings jsonb not null,
  file_name text not null,
  used_at timestamptz not null default now(),
  primary key (project_id, header)
);

grant select, insert, update, delete on imports, import_files, import_changes, import_layouts to belvedere_staff;
alter table import_files enable row level security;
alter table import_changes enable row level security;
create policy prices_of_named_projects on import_files to belvedere_staff
  using (project_id = any (price_projects())) with check (project_id = any (price_projects()));
create policy prices_of_named_projects on import_changes to belvedere_staff
  using (project_id = any (price_projects())) with check (project_id = any (price_projects()));
