-- What the colours of a building's masks meant: the next mask of that building is tied by them. It is no content: nobody
-- but authors sees it, so it raises no version and stands in no record.
create table mask_colours (
  building_id integer primary key,
  project_id integer not null,
  -- The camera view of the mask that spoke last.
  view_id integer references pois on delete set null,
  -- [{"hex": "#8C58DA", "poiId": 703}, …]; an id of null is a colour that was left out.
  colours jsonb not null default '[]' check (jsonb_typeof(colours) = 'array'),
  changed_at timestamptz not null default now(),
  foreign key (building_id, project_id) references buildings (id, project_id) on delete cascade
);
create index on mask_colours (project_id);
create index on mask_colours (view_id);
grant select, insert, update, delete on mask_colours to belvedere_staff;
