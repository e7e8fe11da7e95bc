-- A project's look is a row beside the project's, with a revision and a draft of its own: whoever sets a price role or
-- adds people is in nobody's way who works at the look.
create table looks (
  -- The project's: of a look there is one.
  id integer primary key,
  project_id integer not null check (project_id = id)
    references projects on delete cascade deferrable initially immediate,
  stylesheet text not null default '',
  -- In the stylesheet's address, raised with its text.
  stylesheet_version integer not null default 1,
  logo_media_id integer references media on delete set null deferrable initially immediate,
  -- The one of the title pictures that stands before the others; null: the first of them by their order.
  title_media_id integer references media on delete set null deferrable initially immediate,
  revision integer not null default 1
);
create index on looks (logo_media_id);
create index on looks (title_media_id);

insert into looks (id, project_id, stylesheet, stylesheet_version, logo_media_id)
select id, id, stylesheet, stylesheet_version, logo_media_id from projects;

-- What the record has of them moves along, so that it can be undone as before.
with moved as (
  select id as change_id, action_id, project_id, row_key,
    (select jsonb_object_agg(key, value) from jsonb_each(before) where key in ('stylesheet', 'stylesheet_version', 'logo_media_id')) as before,
    (select jsonb_object_agg(key, value) from jsonb_each(after) where key in ('stylesheet', 'stylesheet_version', 'logo_media_id')) as after,
    -- Of a new or a deleted project the whole row.
    case when before is null or after is null
      then jsonb_build_object('id', project_id, 'project_id', project_id, 'revision', 1) else '{}' end as rest
  from changes where table_name = 'projects'
)
insert into changes (action_id, project_id, table_name, row_key, before, after)
select action_id, project_id, 'looks', row_key, before || rest, after || rest
from moved where before is not null or after is not null order by change_id;

update changes set
  before = before - array['stylesheet', 'stylesheet_version', 'logo_media_id'],
  after = after - array['stylesheet', 'stylesheet_version', 'logo_media_id']
where table_name = 'projects';

drop trigger stylesheet_changed on projects;
alter table projects drop column stylesheet, drop column stylesheet_version, drop column logo_media_id;

grant select on looks to belvedere_visitor;
grant select, insert, update, delete on looks to belvedere_staff;

create trigger stylesheet_changed before update on looks
  for each row when (new.stylesheet is distinct from old.stylesheet)
  execute function raise_stylesheet_version();
create trigger revision before update on looks for each row execute function raise_revision();
create trigger version_on_insert after insert on looks referencing new table as changed
  for each statement execute function raise_project_versions('project_id');
create trigger version_on_update after update on looks referencing old table as former new table as changed
  for each statement execute function raise_both_project_versions('project_id', 'former.id = changed.id');
create trigger version_on_delete after delete on looks referencing old table as changed
  for each statement execute function raise_project_versions('project_id');
create trigger record_insert after insert on looks referencing new table as changed
  for each statement execute function record_changes('project_id', 'id');
create trigger record_update after update on looks referencing old table as former new table as changed
  for each statement execute function record_changes('project_id', 'id', 'former.id = changed.id');
create trigger record_delete after delete on looks referencing old table as changed
  for each statement execute function record_changes('project_id', 'id');

-- The project's own answer to staff shows it too: whoever has read that must read it again.
create function touch_project() returns trigger language plpgsql as $$
begin
  update projects set revision = projects.revision from former join changed using (id)
  where projects.id = changed.id and (changed.stylesheet, changed.logo_media_id, changed.title_media_id)
    is distinct from (former.stylesheet, former.logo_media_id, former.title_media_id);
  return null;
end $$;
create trigger touch_project after update on looks referencing old table as former new table as changed
  for each statement execute function touch_project();

-- Whoever makes a project may bring its look along; else it gets a plain one when all is in place.
create function make_look() returns trigger language plpgsql as $$
begin
  insert into looks (id, project_id) select id, id from projects where id = new.id on conflict do nothing;
  return null;
end $$;
create constraint trigger look after insert on projects deferrable initially deferred
  for each row execute function make_look();
