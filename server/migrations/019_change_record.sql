-- The database itself records every change that staff make: who, when, by which action, each row before and after, in
-- the same transaction. A transaction that changes something must say what it is doing:
--   belvedere.action   the action's kind, as 'building.change'
--   belvedere.user     the id of who does it; empty for the product itself
--   belvedere.undoes   the action that it takes back, if it is an undo
-- All three by set_config(…, true). A write without an action is refused, whoever writes.

create table actions (
  id bigint generated always as identity primary key,
  -- No foreign key: what was done to a project is known after it is gone.
  project_id integer not null,
  kind text not null,
  user_id integer references users on delete set null,
  undoes bigint references actions,
  at timestamptz not null default clock_timestamp()
);
create index on actions (project_id, id);
create index on actions (undoes) where undoes is not null;

create table changes (
  id bigint generated always as identity primary key,
  action_id bigint not null references actions,
  project_id integer not null,
  table_name text not null,
  -- The primary key of the row; of several columns, joined by a slash.
  row_key text not null,
  -- Of a new row there is no before, of a deleted one no after; of a changed row both hold the columns that differ.
  before jsonb,
  after jsonb
);
create index on changes (action_id);
create index on changes (table_name, row_key, id);

-- Prices in the record lie under the same rights as prices.
create function is_priced(table_name text) returns boolean language sql immutable
  return table_name in ('apartment_prices', 'claim_prices');
grant select on actions, changes to belvedere_staff;
alter table changes enable row level security;
create policy prices_of_named_projects on changes for select to belvedere_staff
  using (not is_priced(table_name) or project_id = any (price_projects()));

-- The entries of a row that another one has otherwise.
create function differing(a jsonb, b jsonb) returns jsonb language sql immutable
  return (select jsonb_object_agg(key, value) from jsonb_each(a) where value is distinct from b -> key);

-- The action of this transaction on a project, made with its first change: who changes nothing leaves no trace.
create function present_action(changed_project integer) returns bigint language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  known jsonb := coalesce(nullif(current_setting('belvedere.action_ids', true), ''), '{}');
  made bigint := known ->> changed_project::text;
  action_kind text := nullif(current_setting('belvedere.action', true), '');
begin
  if made is null then
    if action_kind is null then
      raise exception 'a change of project % names no action', changed_project using errcode = 'BV001';
    end if;
    insert into actions (project_id, kind, user_id, undoes)
      values (changed_project, action_kind, nullif(current_setting('belvedere.user', true), '')::int,
        nullif(current_setting('belvedere.undoes', true), '')::bigint)
      returning id into made;
    perform set_config('belvedere.action_ids', (known || jsonb_build_object(changed_project, made))::text, true);
  end if;
  return made;
end $$;

-- Arguments: the column that holds the project's id; the row's key as an expression.
create function record_changes() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  rows_of text := case tg_op
    when 'INSERT' then 'select to_jsonb(changed) as after, null::jsonb as before from changed'
    when 'DELETE' then 'select null::jsonb as after, to_jsonb(changed) as before from changed'
    -- A row whose very key changed is one that went and one that came.
    else format('select case when not (changed is null) then to_jsonb(changed) end as after,
                   case when not (former is null) then to_jsonb(former) end as before
                 from former full join changed on %s
                 where to_jsonb(former) is distinct from to_jsonb(changed)', tg_argv[2])
  end;
begin
  execute format(
    'insert into changes (action_id, project_id, table_name, row_key, before, after)
     select present_action((coalesce(after, before) ->> %1$L)::int), (coalesce(after, before) ->> %1$L)::int, %2$L,
       (select string_agg(coalesce(after, before) ->> part, ''/'' order by place)
        from unnest(string_to_array(%3$L, '','')) with ordinality as key (part, place)),
       case when after is null then before else differing(before, after) end,
       case when before is null then after else differing(after, before) end
     from (%4$s) as rows', tg_argv[0], tg_table_name, tg_argv[1], rows_of);
  return null;
end $$;

do $$
declare
  kept record;
begin
  for kept in
    select * from (values
      ('projects', 'id'), ('hosts', 'project_id'), ('project_users', 'project_id'), ('masterplans', 'project_id'),
      ('buildings', 'project_id'), ('apartment_types', 'project_id'), ('apartments', 'project_id'),
      ('apartment_prices', 'project_id'), ('claims', 'project_id'), ('claim_prices', 'project_id'),
      ('pois', 'project_id'), ('media', 'project_id'), ('media_texts', 'project_id'), ('outlines', 'project_id'),
      ('client_apps', 'project_id'), ('menu_items', 'project_id'), ('packages', 'project_id'),
      ('package_items', 'project_id')
    ) as tables (name, id_column)
  loop
    execute format(
      'create trigger record_insert after insert on %1$I referencing new table as changed
         for each statement execute function record_changes(%2$L, %3$L);
       create trigger record_update after update on %1$I referencing old table as former new table as changed
         for each statement execute function record_changes(%2$L, %3$L, %4$L);
       create trigger record_delete after delete on %1$I referencing old table as changed
         for each statement execute function record_changes(%2$L, %3$L);',
      kept.name, kept.id_column, array_to_string(key_of(kept.name::regclass), ','), same_row(kept.name::regclass));
  end loop;
end $$;

-- Every change of a status is in the record now, with who and when: those of before move there.
do $$
declare
  kept record;
  action bigint;
begin
  for kept in select * from status_changes order by id loop
    insert into actions (project_id, kind, user_id, at)
      values (kept.project_id, 'apartment.status', kept.changed_by, kept.changed_at) returning id into action;
    insert into changes (action_id, project_id, table_name, row_key, before, after)
      values (action, kept.project_id, 'apartments', kept.apartment_id::text,
        jsonb_build_object('status', kept.from_status), jsonb_build_object('status', kept.to_status));
  end loop;
end $$;
drop table status_changes;

-- Fixed lists and the product's own bookkeeping are nobody's to write.
revoke insert, update, delete on
  languages, poi_types, media_types, media_contexts, roles, apartment_statuses, apartment_type_keys, schema_migrations
from belvedere_staff;
