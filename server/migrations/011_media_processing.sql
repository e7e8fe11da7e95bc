-- How far the worker is with an uploaded picture's tiles. Apart from media, whose every change raises the project's
-- version and with it asks all caches again.
create table media_processing (
  media_id integer primary key references media on delete cascade,
  state text not null default 'queued' check (state in ('queued', 'working', 'done', 'failed')),
  percent smallint not null default 0 check (percent between 0 and 100),
  changed_at timestamptz not null default now()
);
grant select, insert, update, delete on media_processing to belvedere_staff;
