-- When it is urgent that a buyer hears from somebody (INB-01): after so many hours of any day soon, after so many that are
-- worked late; and which hours are worked, in the project's time zone.
alter table projects
  add column soon_hours smallint not null default 2 check (soon_hours between 1 and 72),
  add column late_hours smallint not null default 4 check (late_hours between 1 and 72),
  add column work_from_hour smallint not null default 9 check (work_from_hour between 0 and 23),
  add column work_to_hour smallint not null default 18 check (work_to_hour between 1 and 24),
  -- 1 is Monday, 7 Sunday.
  add column work_days smallint[] not null default '{1,2,3,4,5,6}'
    check (cardinality(work_days) > 0 and work_days <@ '{1,2,3,4,5,6,7}'::smallint[]),
  add constraint projects_work_hours_check check (work_from_hour < work_to_hour);

-- The view names its columns one by one.
drop view preview.projects;
create view preview.projects as
  select shown.* from public.projects
  cross join lateral jsonb_populate_record(projects, '{"publish": true}') as shown
  where projects.id = preview.project();
grant select on preview.projects to belvedere_visitor;
