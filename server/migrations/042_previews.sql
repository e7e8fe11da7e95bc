-- A preview link shows a project as it would be were all of its drafts published, to whoever has the link, until it ends
-- or is withdrawn. Of its token only a hash is kept. It holds as long as whoever made it works on the project.
create table preview_links (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade deferrable initially immediate,
  token_hash bytea not null unique,
  -- Whether prices show; only an admin makes such a link.
  prices boolean not null,
  until timestamptz not null,
  made_by integer not null references users on delete cascade,
  made_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create index on preview_links (project_id);
create index on preview_links (made_by);
grant select, insert on preview_links to belvedere_staff;
grant update (withdrawn_at) on preview_links to belvedere_staff;

-- The public tables once more, under the same names, with the drafts of one project in them and nothing of any other: a
-- transaction that puts this schema before `public` reads with the very queries of the public pages what Publish would
-- make of them. They are views: nothing is written, nothing is locked. Whoever changes a table here that has a view makes
-- the view anew; a test compares their columns.
create schema preview;
grant usage on schema preview to belvedere_visitor;

create function preview.project() returns integer language sql stable parallel safe as
  $$ select current_setting('belvedere.preview_project')::integer $$;

-- A draft's fields by the names of their columns. `parentId` 0 is the top, which is no row.
create function preview.columns_of(fields jsonb) returns jsonb language sql immutable parallel safe as $$
  select jsonb_object_agg(
    case key when 'order' then 'sort_order' else lower(regexp_replace(key, '([A-Z])', '_\1', 'g')) end,
    case when key = 'parentId' and value = '0' then 'null' else value end)
  from jsonb_each(fields)
$$;

do $$
declare
  drafted record;
begin
  for drafted in
    select * from (values
      ('masterplans', 'masterplans', 'true'), ('buildings', 'buildings', 'true'),
      ('outlines', 'outlines', 'true'), ('client_apps', 'client-apps', 'true'),
      ('menu_items', 'menu-items', 'publish'), ('packages', 'packages', 'true')
    ) as kinds (name, kind, shown)
  loop
    -- What has no draft stays a plain row, so that it is found by its indexes.
    execute format(
      'create view preview.%1$I as select * from (
         select thing.* from public.%1$I as thing
         where project_id = preview.project()
           and not exists (select from public.drafts where kind = %2$L and thing_id = thing.id)
         union all
         select changed.* from public.drafts
         join public.%1$I as thing on thing.id = thing_id
         cross join lateral jsonb_populate_record(thing, preview.columns_of(fields)) as changed
         where drafts.project_id = preview.project() and kind = %2$L
       ) as one where %3$s', drafted.name, drafted.kind, drafted.shown);
  end loop;
end $$;

-- Live when saved: they have no drafts.
create view preview.apartments as
  select * from public.apartments where project_id = preview.project() and publish;

create view preview.projects as
  select shown.* from public.projects
  cross join lateral jsonb_populate_record(projects, '{"publish": true}') as shown
  where projects.id = preview.project();

-- Whatever host it is asked at, a preview shows its own project.
create view preview.hosts as select * from public.hosts where false;

-- Another stylesheet has another version: a browser keeps the public one of this version for good.
create view preview.looks as
  select thing.* from public.looks as thing
  where project_id = preview.project()
    and not exists (select from public.drafts where kind = 'look' and thing_id = thing.id)
  union all
  select changed.* from public.drafts
  join public.looks as thing on thing.id = thing_id
  cross join lateral jsonb_populate_record(thing, preview.columns_of(fields)
    || jsonb_build_object('stylesheet_version', 1000000 + stylesheet_version + drafts.revision)) as changed
  where drafts.project_id = preview.project() and kind = 'look';

-- A place has a point of interest of its own, which lies where the place does and in its order; a view or an info point
-- lies on that of its place, which says of which type it is (own-pois.ts, thing-fields.ts).
create view preview.pois as select * from (
  select poi.* from public.pois as poi
  where project_id = preview.project()
    and not exists (select from public.drafts where kind = 'camera-views' and thing_id = poi.id)
    and not exists (select from public.drafts where kind = 'info-points' and thing_id = poi.id)
    and not exists (
      select from public.drafts where kind = 'masterplans' and thing_id = masterplan_id and poi_type_id = 3)
    and not exists (
      select from public.drafts where kind = 'buildings' and thing_id = building_id and poi_type_id = 5)
  union all
  select changed.* from public.drafts
  join public.pois as poi on poi.id = thing_id
  cross join lateral jsonb_populate_record(poi, preview.columns_of(fields)) as placed
  left join public.pois as place on place.poi_type_id = 3 and place.masterplan_id = placed.masterplan_id
    or place.poi_type_id = 5 and place.building_id = placed.building_id
    or place.poi_type_id = 6 and place.apartment_id = placed.apartment_id
  cross join lateral jsonb_populate_record(placed, jsonb_build_object(
    'parent_id', place.id,
    'poi_type_id', case when kind = 'camera-views' then case when placed.masterplan_id is null then 7 else 8 end
      when placed.masterplan_id is not null then 2 when placed.building_id is not null then 12 else 13 end)) as changed
  where drafts.project_id = preview.project() and kind in ('camera-views', 'info-points')
  union all
  select changed.* from public.drafts
  join public.pois as poi on kind = 'masterplans' and poi.masterplan_id = thing_id and poi_type_id = 3
    or kind = 'buildings' and poi.building_id = thing_id and poi_type_id = 5
  left join preview.masterplans as plan on kind = 'masterplans' and plan.id = thing_id
  left join preview.buildings as building on kind = 'buildings' and building.id = thing_id
  left join public.pois as above on above.poi_type_id = 3
    and above.masterplan_id = coalesce(plan.parent_id, building.masterplan_id)
  cross join lateral jsonb_populate_record(poi, jsonb_build_object(
    'parent_id', above.id, 'sort_order', coalesce(plan.sort_order, building.sort_order))) as changed
  where drafts.project_id = preview.project() and kind in ('masterplans', 'buildings')
) as one where publish;

-- What an item hangs on says of which context it is.
create view preview.media as select * from (
  select thing.* from public.media as thing
  where project_id = preview.project()
    and not exists (select from public.drafts where kind = 'media' and thing_id = thing.id)
  union all
  select changed.* from public.drafts
  join public.media as thing on thing.id = thing_id
  cross join lateral jsonb_populate_record(thing, preview.columns_of(fields)) as placed
  cross join lateral jsonb_populate_record(placed, jsonb_build_object('media_context_id',
    case when placed.poi_id is not null then 2 when placed.menu_item_id is not null then 3 else 1 end)) as changed
  where drafts.project_id = preview.project() and kind = 'media'
) as one where publish;

create view preview.media_texts as
  select text.* from public.media_texts as text
  where project_id = preview.project()
    and not exists (
      select from public.drafts where kind = 'media' and thing_id = text.media_id and fields ? 'texts')
  union all
  select thing_id, drafts.project_id, key::smallint, value
  from public.drafts, jsonb_each_text(fields -> 'texts')
  where drafts.project_id = preview.project() and kind = 'media';

create view preview.package_items as
  select item.* from public.package_items as item
  where project_id = preview.project()
    and not exists (
      select from public.drafts where kind = 'packages' and thing_id = item.package_id and fields ? 'items')
  union all
  select place::integer, thing_id, drafts.project_id, (value ->> 'apartmentId')::integer,
    coalesce(value -> 'name', '{}')::translated
  from public.drafts, jsonb_array_elements(fields -> 'items') with ordinality as items (value, place)
  where drafts.project_id = preview.project() and kind = 'packages';

grant select on all tables in schema preview to belvedere_visitor;
