-- Availability has a version of its own beside the content's: an apartment that is reserved makes only those answers
-- new that show a status. On a launch day all the others stay cached.
alter table project_versions add column availability bigint not null default 0;

-- A table's primary key, and how a row is found again that a statement changed: by that key, which never changes.
create function key_of(relation regclass) returns text[] language sql stable
  return (select array_agg(attname::text order by array_position(indkey::int2[], attnum))
          from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
          where indrelid = relation and indisprimary);
create function same_row(relation regclass) returns text language sql stable
  return (select string_agg(format('former.%1$I = changed.%1$I', name), ' and ') from unnest(key_of(relation)) as name);

-- What a statement changed of each project: its content, its availability, or nothing that anyone outside sees (a
-- revision alone). A row that moved to another project counts for both; one whose key changed is found only once.
create or replace function raise_both_project_versions() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  execute format(
    'with pairs as (
       select case when not (former is null) then to_jsonb(former) - ''revision'' end as was,
         case when not (changed is null) then to_jsonb(changed) - ''revision'' end as is_now
       from former full join changed on %2$s
     ), raised as (
       select (side ->> %1$L)::int as project_id, (was - ''status'') is distinct from (is_now - ''status'') as content
       from pairs cross join unnest(array[was, is_now]) as side
       where was is distinct from is_now and side is not null
     )
     insert into project_versions (project_id, version, availability)
       select project_id, bool_or(content)::int, (not bool_or(content))::int from raised group by project_id order by project_id
     on conflict (project_id) do update set
       version = project_versions.version + excluded.version,
       availability = project_versions.availability + excluded.availability',
    tg_argv[0], tg_argv[1]);
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
         for each statement execute function raise_both_project_versions(%2$L, %3$L);',
      content.name, content.id_column, same_row(content.name));
  end loop;
end $$;

-- `id:version:availability` for each project; '*' when a statement raised so many that reading them all is cheaper.
create or replace function tell_project_versions() returns trigger language plpgsql as $$
begin
  if (select count(*) from raised) > 100 then
    perform pg_notify('project_version', '*');
  else
    perform pg_notify('project_version', concat_ws(':', project_id, version, availability)) from raised;
  end if;
  return null;
end $$;
