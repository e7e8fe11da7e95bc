-- What a project's admins decide before it is sold (SET-01): how long an apartment is held, and for how long its buyer has
-- the contract prepared; whether who works on it needs a passkey or codes here too, where the installation leaves it free;
-- how much is to be sold by when; and which other sites may show its pages within theirs.
alter table projects
  add column hold_hours smallint not null default 48,
  add column hold_hours_max smallint not null default 72 check (hold_hours_max between 1 and 720),
  add column reservation_days smallint not null default 30 check (reservation_days between 1 and 365),
  add column staff_second_factor boolean not null default false,
  -- [{"buildingId": 1, "month": "2027-06", "sold": 40}]: so many of the building's apartments by the end of that month.
  add column sales_plan jsonb not null default '[]' check (jsonb_typeof(sales_plan) = 'array'),
  add column embed_origins text[] not null default '{}',
  add constraint projects_hold_hours_check check (hold_hours between 1 and hold_hours_max);

-- The view names its columns one by one.
drop view preview.projects;
create view preview.projects as
  select shown.* from public.projects
  cross join lateral jsonb_populate_record(projects, '{"publish": true}') as shown
  where projects.id = preview.project();
grant select on preview.projects to belvedere_visitor;
