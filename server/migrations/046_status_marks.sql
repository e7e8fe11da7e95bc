-- Which change of its project gave an apartment its present status. A project's changes are counted by both its versions
-- together; whoever raises one holds its row until the end of the transaction, so they are counted in the order in which
-- they can be seen. A screen that knows all changes up to a count asks for the apartments that lie above it: it misses
-- none and hears of none twice (decision 132).
create table status_marks (
  apartment_id integer primary key references apartments on delete cascade,
  project_id integer not null references projects on delete cascade,
  mark bigint not null
);
create index on status_marks (project_id, mark);
grant select on status_marks to belvedere_visitor, belvedere_staff;

create function mark_statuses() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into status_marks (apartment_id, project_id, mark)
  select changed.id, changed.project_id, version + availability
  from former join changed using (id) join project_versions on project_versions.project_id = changed.project_id
  where former.status <> changed.status
  on conflict (apartment_id) do update set mark = excluded.mark, project_id = excluded.project_id;
  return null;
end $$;

-- Triggers fire in the order of their names: this one after `version_on_update`, which counts the change.
create trigger version_statuses after update on apartments
  referencing old table as former new table as changed
  for each statement execute function mark_statuses();
