-- Whoever is erased is erased from projects that wait aside too (PRV-03, decision 225): a removed project comes back with
-- its rows (migration 071). These are the tables that erasing reads and writes, as they wait, of the one project that the
-- transaction named. A transaction that puts this schema before `public` erases with the very statements that erase
-- elsewhere, as previews read (migration 042). No prices are among them.
create schema aside;
grant usage on schema aside to belvedere_staff;

create function aside.project() returns integer language sql stable as
  $$ select current_setting('belvedere.removed_project')::integer $$;

-- What hangs on a row goes with it, as it would in the tables.
create function aside.forget(of_table text, gone jsonb) returns void language plpgsql set search_path = public, pg_temp as $$
declare
  reference record;
  part record;
begin
  for reference in
    select conrelid::regclass::text as name, column_names(conrelid, conkey) as columns,
      column_names(confrelid, confkey) as parent_columns
    from pg_constraint where contype = 'f' and confdeltype = 'c' and confrelid = of_table::regclass
  loop
    for part in
      delete from removed_rows where project_id = aside.project() and table_name = reference.name
        and row_values ->> reference.columns[1] = gone ->> reference.parent_columns[1]
      returning row_values
    loop
      perform aside.forget(reference.name, part.row_values);
    end loop;
  end loop;
end $$;

create function aside.write() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    update removed_rows set row_values = row_values || to_jsonb(new) - 'aside_row' where id = old.aside_row;
    return new;
  end if;
  delete from removed_rows where id = old.aside_row;
  perform aside.forget(tg_table_name, to_jsonb(old));
  return old;
end $$;

create function aside.mark_claim() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into removed_rows (project_id, table_name, row_values)
  select aside.project(), tg_table_name, to_jsonb(new) - 'aside_row'
  where not exists (select from removed_rows
    where project_id = aside.project() and table_name = tg_table_name and row_values -> 'claim_id' = to_jsonb(new.claim_id));
  return new;
end $$;

-- allowed: it makes views, which lock no table for longer than a moment
do $$
declare
  kept text;
begin
  foreach kept in array array['projects', 'apartments', 'enquiries', 'enquiry_steps', 'buyers', 'buyer_contacts', 'claims',
    'waiting_list', 'price_viewers', 'invitations', 'imports', 'import_layouts', 'claim_erasures']
  loop
    execute format('create view aside.%1$I as select one.*, removed_rows.id as aside_row from public.removed_rows
      cross join lateral jsonb_populate_record(null::public.%1$I, row_values) as one
      where removed_rows.project_id = aside.project() and table_name = %1$L', kept);
    execute format('grant select on aside.%I to belvedere_staff', kept);
    continue when kept in ('projects', 'apartments', 'claim_erasures');
    execute format('create trigger write instead of update or delete on aside.%I
      for each row execute function aside.write()', kept);
    execute format('grant update, delete on aside.%I to belvedere_staff', kept);
  end loop;
end $$;
alter view aside.claim_erasures alter column asked_at set default now();
create trigger mark instead of insert on aside.claim_erasures for each row execute function aside.mark_claim();
grant insert on aside.claim_erasures to belvedere_staff;

-- The same functions on these tables. Whoever changes one of them changes the other; a test compares what they say.
-- allowed: it copies functions and locks no table
do $$
declare
  copied regprocedure;
begin
  foreach copied in array array['erase_claims(integer[])', 'blank_mentions(integer, text[], text[], text[], integer[])']::regprocedure[]
  loop
    execute replace(pg_get_functiondef(copied), 'FUNCTION public.', 'FUNCTION aside.');
    execute format('alter function aside.%s set search_path = aside, public, pg_temp', copied);
    execute format('revoke execute on function aside.%s from public', copied);
    execute format('grant execute on function aside.%s to belvedere_staff', copied);
  end loop;
end $$;

-- Erasing and removing wait for each other: a project is seen by whoever erases either here or aside.
create function await_erasing() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('removed projects', 0));
  return old;
end $$;
-- By its name it runs before keep_removed.
-- allowed: it waits for whoever is writing a project right now, and projects are few
create trigger await_erasing before delete on projects for each row execute function await_erasing();

-- What the record says of the buyers of a project goes with it for good. It stayed: the night looks at projects that are there.
create or replace function forget_removed_projects() returns integer language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  forgotten integer;
begin
  delete from removed_projects where removed_at <= now() - interval '30 days';
  get diagnostics forgotten = row_count;
  perform blank_record(gone.project_id, null, null, now())
  from (select distinct project_id from changes where personal_columns(table_name) is not null) as gone
  where not exists (select from projects where id = gone.project_id)
    and not exists (select from removed_projects where project_id = gone.project_id);
  return forgotten;
end $$;
