-- A project that is removed can be brought back for 30 days (AUT-09, decision 196). Every row that goes with it is kept
-- here, as the database itself finds them by its foreign keys; in the tables nothing of it is left, so that no answer, no
-- host and no job can meet it.
create table removed_projects (
  project_id integer primary key,
  name translated not null,
  removed_at timestamptz not null default now(),
  removed_by integer references users on delete set null
);
create index on removed_projects (removed_by);
-- Whoever may list them sees no row of them: there are prices and buyers among them.
grant select on removed_projects to belvedere_staff;

create table removed_rows (
  id bigint generated always as identity primary key,
  project_id integer not null references removed_projects on delete cascade,
  table_name text not null,
  row_values jsonb not null
);
create index on removed_rows (project_id, table_name);
create index on removed_rows ((row_values ->> 'file_key')) where table_name = 'media';

-- Columns of a table by their numbers.
create function column_names(of_table oid, numbers int2[]) returns text[] language sql stable
  return array(select attname::text from unnest(numbers) with ordinality as key (number, place)
    join pg_attribute on attrelid = of_table and attnum = number order by place);

create function keep_removed_project() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  found text[] := array['projects'];
  queries text[] := array[format('select * from projects where id = %s', old.id)];
  place integer := 1;
  reference record;
  rows_of text;
begin
  insert into removed_projects (project_id, name, removed_by)
    values (old.id, old.name, nullif(current_setting('belvedere.user', true), '')::int)
    on conflict (project_id) do update set name = excluded.name, removed_at = now(), removed_by = excluded.removed_by;
  delete from removed_rows where project_id = old.id;
  insert into removed_rows (project_id, table_name, row_values) values (old.id, 'projects', to_jsonb(old));
  while place <= cardinality(found) loop
    for reference in
      select conrelid::regclass::text as name, column_names(conrelid, conkey) as columns,
        column_names(confrelid, confkey) as parent_columns
      from pg_constraint
      where contype = 'f' and confdeltype = 'c' and confrelid = found[place]::regclass
        and (select bool_and(attnotnull) from pg_attribute where attrelid = conrelid and attnum = any (conkey))
      order by conrelid, conname
    loop
      continue when reference.name = any (found);
      rows_of := format('select * from %s where (%s) in (select %s from (%s) as parent)', reference.name,
        array_to_string(reference.columns, ', '), array_to_string(reference.parent_columns, ', '), queries[place]);
      execute format('insert into removed_rows (project_id, table_name, row_values)
        select %s, %L, to_jsonb(one) from (%s) as one', old.id, reference.name, rows_of);
      found := found || reference.name;
      queries := queries || rows_of;
    end loop;
    place := place + 1;
  end loop;
  return old;
end $$;
create trigger keep_removed before delete on projects for each row execute function keep_removed_project();

-- What comes back refers to each other: it is looked at when all is in place (as migration 021 did).
-- allowed: only the catalogue changes, no row is read.
do $$
declare
  reference record;
begin
  for reference in
    select conrelid::regclass as name, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not condeferrable
  loop
    execute format('alter table %1$s alter constraint %2$I deferrable initially immediate', reference.name, reference.conname);
  end loop;
end $$;

-- An enquiry that comes back knows its buyer.
create or replace function set_buyer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if coalesce(new.buyer_id, 0) <> 0 then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('buyers', new.project_id));
  select buyer_id into new.buyer_id from buyer_contacts
    where project_id = new.project_id
      and (kind, key) in (('mail', lower(new.email_address)), ('phone', phone_key(new.phone_number)))
    order by kind limit 1;
  if new.buyer_id is null then
    insert into buyers (project_id, first_name, last_name, locale_id, made_at)
      values (new.project_id, new.first_name, new.last_name, new.locale_id, new.accepted_at)
      returning id into new.buyer_id;
  else
    update buyers set locale_id = new.locale_id,
      first_name = coalesce(nullif(new.first_name, ''), first_name),
      last_name = case when new.first_name = '' then last_name else new.last_name end
      where id = new.buyer_id;
  end if;
  insert into buyer_contacts (project_id, buyer_id, kind, key, written)
    select new.project_id, new.buyer_id, kind, key, written
    from (values ('mail', lower(new.email_address), new.email_address),
      ('phone', phone_key(new.phone_number), new.phone_number)) as theirs (kind, key, written)
    where key <> ''
    on conflict do nothing;
  return new;
end $$;

-- Brings a project back with the same ids, and gives the hosts that another project has meanwhile: those stay there. Null
-- when there is none to bring back. Whoever's account was deleted comes back nowhere.
create function bring_back_project(wanted integer) returns text[] language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  taken text[];
  kept record;
  reference record;
  parent_there text;
  columns text[];
begin
  perform from removed_projects
    where project_id = wanted and removed_at > now() - interval '30 days' for update;
  if not found then
    return null;
  end if;
  taken := array(select distinct row_values ->> 'name' from removed_rows
    where project_id = wanted and table_name = 'hosts'
      and exists (select from hosts where name = row_values ->> 'name') order by 1);
  delete from removed_rows where project_id = wanted and table_name = 'hosts' and row_values ->> 'name' = any (taken);
  for reference in
    select conrelid::regclass::text as name, column_names(conrelid, conkey) as columns, confdeltype as on_delete,
      confrelid::regclass::text as parent, column_names(confrelid, confkey) as parent_columns,
      exists (select from removed_rows where project_id = wanted and table_name = confrelid::regclass::text) as comes_too
    from pg_constraint
    where contype = 'f' and confdeltype in ('c', 'n')
      and conrelid::regclass::text in (select table_name from removed_rows where project_id = wanted)
    -- Rows that go for good first, then what referred to them.
    order by confdeltype
  loop
    parent_there := case when reference.comes_too
      then format('select from removed_rows as parent where parent.project_id = %s and parent.table_name = %L
        and parent.row_values ->> %L = one.row_values ->> %L', wanted, reference.parent,
        reference.parent_columns[1], reference.columns[1])
      else format('select from %s as parent where parent.%I::text = one.row_values ->> %L', reference.parent,
        reference.parent_columns[1], reference.columns[1]) end;
    if reference.on_delete = 'n' then
      execute format('update removed_rows as one set row_values = row_values || jsonb_build_object(%1$L, null)
        where project_id = %2$s and table_name = %3$L and row_values ->> %1$L is not null and not exists (%4$s)',
        reference.columns[1], wanted, reference.name, parent_there);
    elsif not reference.comes_too then
      execute format('delete from removed_rows as one
        where project_id = %1$s and table_name = %2$L and row_values ->> %3$L is not null and not exists (%4$s)',
        wanted, reference.name, reference.columns[1], parent_there);
    end if;
  end loop;
  set constraints all deferred;
  for kept in
    select table_name as name, (array_agg(row_values order by id))[1] as sample from removed_rows
    where project_id = wanted group by table_name
    -- Whoever listens to a project is not told that all of it is new.
    order by table_name like 'webhook%', min(id)
  loop
    columns := array(select attname::text from pg_attribute
      where attrelid = kept.name::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and kept.sample ? attname::text order by attnum);
    execute format('insert into %1$s (%2$s) overriding system value
      select %3$s from removed_rows cross join lateral jsonb_populate_record(null::%1$s, row_values) as one
      where removed_rows.project_id = %4$s and table_name = %1$L order by removed_rows.id',
      kept.name, (select string_agg(quote_ident(name), ', ') from unnest(columns) as name),
      (select string_agg('one.' || quote_ident(name), ', ') from unnest(columns) as name), wanted);
  end loop;
  delete from removed_projects where project_id = wanted;
  set constraints all immediate;
  return taken;
end $$;

create function forget_removed_projects() returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from removed_projects where removed_at <= now() - interval '30 days';
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

-- Its pictures wait with it.
create function is_file_of_removed(key text) returns boolean language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from removed_rows where table_name = 'media' and row_values ->> 'file_key' = key)
    or exists (select from removed_rows where table_name = 'drafts' and row_values #>> '{fields,fileKey}' = key);

-- allowed: these functions are made in this file.
revoke execute on function bring_back_project, forget_removed_projects, is_file_of_removed from public;
grant execute on function bring_back_project, forget_removed_projects, is_file_of_removed to belvedere_staff;
