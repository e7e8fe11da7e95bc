-- Since when a claim is of its kind: of a sale, when it was sold. The board shows this month's.
alter table claims add column kind_since timestamptz;
-- No step of anybody's: the record has those.
alter table claims disable trigger user;
update claims set kind_since = since;
alter table claims enable trigger user;
alter table claims
  alter column kind_since set default clock_timestamp(),
  alter column kind_since set not null;
create function claim_is_of_another_kind() returns trigger language plpgsql as $$
begin
  new.kind_since := clock_timestamp();
  return new;
end
$$;
create trigger another_kind before update of kind on claims
  for each row when (old.kind <> new.kind) execute function claim_is_of_another_kind();

-- How long the first in line has the offer of an apartment that is free again (RSV-03).
alter table projects
  add column offer_hours smallint not null default 24 check (offer_hours between 1 and 720);

-- The view names its columns one by one.
drop view preview.projects;
create view preview.projects as
  select shown.* from public.projects
  cross join lateral jsonb_populate_record(projects, '{"publish": true}') as shown
  where projects.id = preview.project();
grant select on preview.projects to belvedere_visitor;
