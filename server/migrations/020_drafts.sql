-- What waits for Publish: one draft of a thing, shared by the project's authors. The studio reads through it; publishing
-- applies all chosen ones in one transaction. The thing itself is there already: new things are made unpublished.
create table drafts (
  project_id integer not null references projects on delete cascade,
  -- The kind of thing, as the calls name it ('buildings'), and its id.
  kind text not null,
  thing_id integer not null,
  -- What differs from the thing, by its fields' names.
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  -- The thing's revision that it was made from, raised by every save: whoever changes the thing itself meanwhile shows.
  base_revision integer not null,
  revision integer not null default 1,
  author_id integer references users on delete set null,
  changed_at timestamptz not null default now(),
  primary key (kind, thing_id)
);
create index on drafts (project_id, changed_at);
grant select, insert, update, delete on drafts to belvedere_staff;
create trigger revision before update on drafts for each row execute function raise_revision();
create trigger record_insert after insert on drafts referencing new table as changed
  for each statement execute function record_changes('project_id', 'kind,thing_id');
create trigger record_update after update on drafts referencing old table as former new table as changed
  for each statement execute function record_changes('project_id', 'kind,thing_id', 'former.kind = changed.kind and former.thing_id = changed.thing_id');
create trigger record_delete after delete on drafts referencing old table as changed
  for each statement execute function record_changes('project_id', 'kind,thing_id');
