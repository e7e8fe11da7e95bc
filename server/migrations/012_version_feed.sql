-- Every process keeps the versions of all projects in memory (server/src/platform/answers/versions.ts). It is told of a
-- change by a notification, and asks once a second for what it may have missed.

-- The transaction that raised the version last. Whatever is committed after a snapshot was taken comes from a
-- transaction at or above that snapshot's xmin, so "since then" misses nothing, in whatever order commits come.
alter table project_versions add column changed_in xid8 not null default pg_current_xact_id();
create index project_versions_changed_in on project_versions (changed_in);

create function stamp_project_version() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger stamp before insert or update on project_versions
  for each row execute function stamp_project_version();

-- `id:version` for each project; '*' when a statement raised so many that reading them all is cheaper.
create function tell_project_versions() returns trigger language plpgsql as $$
begin
  if (select count(*) from raised) > 100 then
    perform pg_notify('project_version', '*');
  else
    perform pg_notify('project_version', project_id || ':' || version) from raised;
  end if;
  return null;
end $$;
create trigger tell_of_insert after insert on project_versions referencing new table as raised
  for each statement execute function tell_project_versions();
create trigger tell_of_update after update on project_versions referencing new table as raised
  for each statement execute function tell_project_versions();

-- A row that moves to another project is a change of both. Until now only the new one was raised, and answers of
-- the old one would have been kept with the row in them.
create function raise_both_project_versions() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  execute format(
    'insert into project_versions (project_id, version)
       select project_id, 1
       from (select %1$I as project_id from changed union select %1$I from former) as either order by project_id
     on conflict (project_id) do update set version = project_versions.version + 1', tg_argv[0]);
  return null;
end $$;

do $$
declare
  content record;
begin
  for content in
    select tgrelid::regclass as name, convert_from(trim(trailing '\000'::bytea from tgargs), 'UTF8') as id_column
    from pg_trigger where tgname = 'version_on_update'
  loop
    execute format(
      'drop trigger version_on_update on %1$s;
       create trigger version_on_update after update on %1$s
         referencing old table as former new table as changed
         for each statement execute function raise_both_project_versions(%2$L);', content.name, content.id_column);
  end loop;
end $$;

-- Readiness asks whether all migrations are in.
grant select on schema_migrations to belvedere_visitor;
