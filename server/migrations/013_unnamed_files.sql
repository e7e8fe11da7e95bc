-- Stored files that no row names, each with when that was first seen; `npm run files:sweep` removes them a day later.
create table unnamed_files (
  file_key text primary key,
  since timestamptz not null default now()
);
grant select, insert, update, delete on unnamed_files to belvedere_staff;

-- Whether a file is named, and whose tiles are ready.
create index on media (file_key) where file_key is not null;
