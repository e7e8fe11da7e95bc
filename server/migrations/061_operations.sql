-- What runs, as each process says of itself every few seconds (platform/instances/keep-instance.ts). Whoever ends politely
-- takes its row along; a row that nobody renews any more is how one learns of the others.
create table instances (
  id uuid primary key,
  role text not null check (role in ('all', 'web', 'worker')),
  release text not null,
  host text not null,
  -- Of the process on its host: its successor there knows by it who has died.
  pid integer not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- Whom it serves at the moment, streams of statuses included; null for a worker, which serves nobody.
  connections integer,
  megabytes integer not null
);
grant select, insert, update, delete on instances to belvedere_staff;

-- What is done to an installation from outside and nobody would remember: the last backup, the last drill. Whoever does it
-- tells by `node server/src/record-operation.ts`.
create table operations (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'drill')),
  finished_at timestamptz not null default now(),
  well boolean not null,
  -- How long it took, where that was measured.
  seconds integer check (seconds >= 0),
  -- In a few words: what was kept or brought back, or why not.
  note text not null default '' check (length(note) <= 200)
);
create index on operations (kind, finished_at desc);
grant select, insert on operations to belvedere_staff;

-- How the database itself is: the views behind it tell a role without rights half of it. Where the owner has no right to
-- look either (it needs pg_read_all_stats), `seesStandbys` says so: nothing is then known of them.
create function database_state() returns jsonb language sql stable security definer
  set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'isStandby', pg_is_in_recovery(),
    'seesStandbys', pg_has_role('pg_read_all_stats', 'usage'),
    'standbys', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', application_name,
        'state', state,
        'sync', sync_state,
        -- Null is a standby that has all there is and hears of nothing new.
        'lagSeconds', coalesce(extract(epoch from replay_lag), 0),
        'lagBytes', coalesce(pg_wal_lsn_diff(
          case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, replay_lsn), 0)
      ) order by application_name, pid), '[]')
      from pg_stat_replication
      -- Not who copies the whole database for once.
      where state <> 'backup'),
    -- A place is kept for each standby; one that nobody reads from is of a standby that is away.
    'away', (
      select coalesce(jsonb_agg(slot_name order by slot_name), '[]')
      from pg_replication_slots where slot_type = 'physical' and not active),
    'archive', (
      select jsonb_build_object(
        'on', current_setting('archive_mode') <> 'off',
        'archivedAt', last_archived_time,
        'failedAt', last_failed_time,
        'failed', failed_count)
      from pg_stat_archiver))
$$;
-- allowed: the function was made above, no version has used it yet
revoke execute on function database_state from public;
grant execute on function database_state to belvedere_staff;
