-- Price viewers, invitations, keys, webhooks and preview links are in the record too (AUT-12, decision 215). A fourth
-- argument of the trigger names the columns that the record leaves out: secrets, hashes of tokens, addresses of strangers
-- (decision 113), addresses of receivers, which may carry a secret, and what the product notes by itself. A change of
-- nothing else is no change.
create or replace function record_changes() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set jit = off as $$
declare
  row_key text := (
    select string_agg(format('(side ->> %L)', part), ' || ''/'' || ' order by place)
    from unnest(string_to_array(tg_argv[1], ',')) with ordinality as key (part, place));
  kept text := case when tg_argv[3] is null then '' else format(' - string_to_array(%L, '','')', tg_argv[3]) end;
  rows_of text := case tg_op
    when 'INSERT' then format('select to_jsonb(changed)%s as after, null::jsonb as before from changed', kept)
    when 'DELETE' then format('select null::jsonb as after, to_jsonb(changed)%s as before from changed', kept)
    -- A row whose very key changed is one that went and one that came.
    else format('select case when not (changed is null) then to_jsonb(changed)%2$s end as after,
                   case when not (former is null) then to_jsonb(former)%2$s end as before
                 from former full join changed on %1$s', tg_argv[2], kept)
  end;
  -- The version before names no action for these tables; the next release takes this away.
  unnamed boolean := tg_argv[3] is not null and coalesce(current_setting('belvedere.action', true), '') = '';
begin
  if unnamed then
    perform set_config('belvedere.action', replace(tg_table_name, '_', '-') || '.unnamed', true);
  end if;
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
  if unnamed then
    perform set_config('belvedere.action', '', true);
  end if;
  return null;
end $$;

-- allowed: triggers change the catalogue alone; each waits for its table and holds it for no longer than that.
do $$
declare
  recorded record;
begin
  for recorded in
    select * from (values
      ('price_viewers', 'email,added_by'),
      ('invitations', 'email,invited_by,mail_id,token_hash,undelivered'),
      ('api_keys', 'secret_hash,ending,made_by,last_used_at'),
      ('webhook_endpoints', 'address,sealed_secret,made_by'),
      ('preview_links', 'token_hash,made_by')
    ) as tables (name, left_out)
  loop
    execute format(
      'create trigger record_insert after insert on %1$I referencing new table as changed
         for each statement execute function record_changes(''project_id'', ''id'', '''', %2$L);
       create trigger record_update after update on %1$I referencing old table as former new table as changed
         for each statement execute function record_changes(''project_id'', ''id'', ''former.id = changed.id'', %2$L);
       create trigger record_delete after delete on %1$I referencing old table as changed
         for each statement execute function record_changes(''project_id'', ''id'', '''', %2$L);',
      recorded.name, recorded.left_out);
  end loop;
end $$;

-- An account belongs to no project. That it was blocked or let in again is in the record of each project that it is on:
-- whoever works there learns who did it and when. Of the account itself the record has nothing.
create function record_block() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  -- By hand in the database nobody names an action.
  if coalesce(current_setting('belvedere.action', true), '') = '' then
    perform set_config('belvedere.action', case when new.blocked_at is null then 'account.unblock' else 'account.block' end, true);
  end if;
  insert into changes (action_id, project_id, table_name, row_key, before, after)
    select present_action(project_id), project_id, 'users', new.id,
      jsonb_build_object('blocked', old.blocked_at is not null), jsonb_build_object('blocked', new.blocked_at is not null)
    from project_users where user_id = new.id order by project_id;
  return null;
end $$;
create trigger record_block after update of blocked_at on users for each row
  when ((old.blocked_at is null) <> (new.blocked_at is null)) execute function record_block();

-- Whoever changes people and webhooks says which revision they have read.
alter table project_users add column revision integer not null default 1;
alter table invitations add column revision integer not null default 1;
alter table webhook_endpoints add column revision integer not null default 1;
create trigger revision before update on project_users for each row execute function raise_revision();
-- Not by what the mail server says.
create trigger revision before update of role_id, sent_at on invitations for each row execute function raise_revision();
create trigger revision before update on webhook_endpoints for each row execute function raise_revision();
