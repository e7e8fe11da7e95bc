-- Every project has a version, raised by each statement that changes its public content (not by prices,
-- enquiries, favourites or reservations, which no public answer shows). It is the ETag of public answers.
-- No foreign key: the version outlives its project, so that a recreated id never repeats an ETag.
create table project_versions (
  project_id integer primary key,
  version bigint not null
);
grant select on project_versions to belvedere_visitor, belvedere_staff;

-- Argument: the column of the changed table that holds the project's id. Rows are locked in id order, so two
-- statements that touch several projects cannot wait for each other in a circle.
create function raise_project_versions() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  execute format(
    'insert into project_versions (project_id, version)
       select distinct %1$I, 1 from changed order by %1$I
     on conflict (project_id) do update set version = project_versions.version + 1', tg_argv[0]);
  return null;
end $$;

do $$
declare
  content record;
begin
  for content in
    select * from (values
      ('projects', 'id'), ('hosts', 'project_id'), ('masterplans', 'project_id'), ('buildings', 'project_id'),
      ('apartment_types', 'project_id'), ('apartments', 'project_id'), ('pois', 'project_id'),
      ('media', 'project_id'), ('media_texts', 'project_id'), ('client_apps', 'project_id'),
      ('menu_items', 'project_id'), ('packages', 'project_id'), ('package_items', 'project_id')
    ) as tables (name, id_column)
  loop
    execute format(
      'create trigger version_on_insert after insert on %1$I referencing new table as changed
         for each statement execute function raise_project_versions(%2$L);
       create trigger version_on_update after update on %1$I referencing new table as changed
         for each statement execute function raise_project_versions(%2$L);
       create trigger version_on_delete after delete on %1$I referencing old table as changed
         for each statement execute function raise_project_versions(%2$L);', content.name, content.id_column);
  end loop;
end $$;
