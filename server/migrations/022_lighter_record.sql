-- The record and the versions cost less for a statement of thousands of rows: each row is turned into jsonb once and not
-- for every mention of it, the action is looked up once for each project and not for each row, and what differs is found
-- in place and not by a function's call. What is recorded stays the same, to the letter.

create or replace function record_changes() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  row_key text := (
    select string_agg(format('(side ->> %L)', part), ' || ''/'' || ' order by place)
    from unnest(string_to_array(tg_argv[1], ',')) with ordinality as key (part, place));
  rows_of text := case tg_op
    when 'INSERT' then 'select to_jsonb(changed) as after, null::jsonb as before from changed'
    when 'DELETE' then 'select null::jsonb as after, to_jsonb(changed) as before from changed'
    -- A row whose very key changed is one that went and one that came.
    else format('select case when not (changed is null) then to_jsonb(changed) end as after,
                   case when not (former is null) then to_jsonb(former) end as before
                 from former full join changed on %s', tg_argv[2])
  end;
begin
  execute format(
    'with sides as materialized (select before, after, coalesce(after, before) as side from (%4$s offset 0) as rows),
       rows as materialized (select *, (side ->> %1$L)::int as project_id from sides
         where before is distinct from after),
       named as materialized (select project_id, present_action(project_id) as action_id
         from (select distinct project_id from rows order by project_id) as touched)
     insert into changes (action_id, project_id, table_name, row_key, before, after)
     select (select action_id from named where named.project_id = rows.project_id), project_id, %2$L, %3$s,
       case when after is null then before
            else (select jsonb_object_agg(key, value) from jsonb_each(before) where value is distinct from after -> key) end,
       case when before is null then after
            else (select jsonb_object_agg(key, value) from jsonb_each(after) where value is distinct from before -> key) end
     from rows', tg_argv[0], tg_table_name, row_key, rows_of);
  return null;
end $$;
drop function differing;

create or replace function raise_both_project_versions() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  execute format(
    'with pairs as materialized (
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
