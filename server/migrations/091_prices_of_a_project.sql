-- Whose prices are a project's (STU-09): everybody's who looks, those of the people it names (ACC-09), or nobody's. It goes
-- together with what a site is told: the price is among its filters wherever prices show, and no role is named where they
-- do not. A project without the filter showed no price to anyone.
-- allowed: projects are few
alter table projects add column prices text not null default 'nobody' check (prices in ('public', 'named', 'nobody'));
-- In the definition and not by an update: nobody did it, so the record has nothing to take back.
-- allowed: projects are few
alter table projects alter column prices type text using case when 4 = any (selected_filters) then 'named' else 'nobody' end;

-- Whoever writes a project, be it an undo, what comes back from aside, or the version before, which knows the filters
-- alone: what is chosen for prices decides, where it was not touched the filter does. Nothing but a choice makes them public.
create function keep_prices_in_step() returns trigger language plpgsql as $$
declare
  filtered boolean := 4 = any (new.selected_filters);
begin
  if tg_op = 'INSERT' and new.prices = 'nobody'
    or tg_op = 'UPDATE' and new.prices = old.prices and filtered <> (old.prices <> 'nobody') then
    new.prices := case when filtered then 'named' else 'nobody' end;
  end if;
  if new.prices = 'nobody' then
    new.selected_filters := array_remove(new.selected_filters, 4::smallint);
    new.selected_roles := '{}';
  elsif not filtered then
    new.selected_filters := new.selected_filters || 4::smallint;
  end if;
  return new;
end $$;
create trigger keep_prices_in_step before insert or update on projects
  for each row execute function keep_prices_in_step();

-- Visitors read the prices of public apartments of published projects whose prices are public: other rows are not there for
-- them. By columns, so that whatever is kept beside a price some day is not theirs; and no right on the whole table is what
-- a process in production looks for at its start (role-rights.ts).
grant select (apartment_id, project_id, price) on apartment_prices to belvedere_visitor;
create policy visitors_see_public_prices on apartment_prices for select to belvedere_visitor using (
  exists (select from projects where projects.id = apartment_prices.project_id and projects.prices = 'public')
  and exists (select from apartments where apartments.id = apartment_prices.apartment_id));

-- A price that visitors see is content: it makes their answers new. All others still change no answer of theirs (007).
create function raise_versions_of_public_prices() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set jit = off as $$
declare
  touched integer[];
begin
  if tg_op = 'UPDATE' then
    select array_agg(distinct project_id) into touched from (
      select * from former except select * from changed union all (select * from changed except select * from former)) as moved;
  else
    select array_agg(distinct project_id) into touched from changed;
  end if;
  insert into project_versions (project_id, version)
    select id, 1 from projects where id = any (touched) and prices = 'public' order by id
  on conflict (project_id) do update set version = project_versions.version + 1;
  return null;
end $$;
create trigger version_on_insert after insert on apartment_prices referencing new table as changed
  for each statement execute function raise_versions_of_public_prices();
create trigger version_on_update after update on apartment_prices referencing old table as former new table as changed
  for each statement execute function raise_versions_of_public_prices();
create trigger version_on_delete after delete on apartment_prices referencing old table as changed
  for each statement execute function raise_versions_of_public_prices();

-- The views name their columns one by one.
create or replace view preview.projects as
  select shown.* from public.projects
  cross join lateral jsonb_populate_record(projects, '{"publish": true}') as shown
  where projects.id = preview.project();
-- allowed: nothing is in a view
drop view aside.projects;
create view aside.projects as select one.*, removed_rows.id as aside_row from public.removed_rows
  cross join lateral jsonb_populate_record(null::public.projects, row_values) as one
  where removed_rows.project_id = aside.project() and table_name = 'projects';
grant select on aside.projects to belvedere_staff;
