-- Other projects, made inside of the database: psql -v projects=50000 -f load.sql
-- Each has 1 masterplan, 2 buildings, 40 apartments with plans in two languages and prices, 46 points of interest,
-- and 3 camera views with outlines. Ids start above those of the demo.
--
-- Foreign keys and version triggers are off for this session. That is fair to what is measured, which is reading:
-- the rows refer to each other by construction, each project gets its version below, and every index is kept.
\set ON_ERROR_STOP on
\set first 1000000
\set per_project_pois 50
\set per_project_media 100
set session_replication_role = replica;
set synchronous_commit = off;
set client_min_messages = warning;

create function pg_temp.both(english text, serbian text) returns jsonb language sql immutable
  return jsonb_build_object('1', english, '6', serbian);

-- A block of 5 columns and 4 rows on a picture of 1920 x 1080.
create function pg_temp.outline(n integer) returns jsonb language sql immutable
  return jsonb_build_array(
    jsonb_build_array(120.4 + n % 5 * 330, 90.2 + n / 5 * 230), jsonb_build_array(290.8 + n % 5 * 330, 84.6 + n / 5 * 230),
    jsonb_build_array(431.7 + n % 5 * 330, 96.3 + n / 5 * 230), jsonb_build_array(436.1 + n % 5 * 330, 208.9 + n / 5 * 230),
    jsonb_build_array(428.5 + n % 5 * 330, 301.2 + n / 5 * 230), jsonb_build_array(268.3 + n % 5 * 330, 312.7 + n / 5 * 230),
    jsonb_build_array(131.9 + n % 5 * 330, 306.4 + n / 5 * 230), jsonb_build_array(115.6 + n % 5 * 330, 197.5 + n / 5 * 230));

create temporary view numbered as
  select n, :first + n as project_id, :first * 10 + n * :per_project_pois as poi, :first * 10 + n * :per_project_media as media
  from generate_series(0, :projects - 1) as n;

insert into projects (id, name, website, latitude, longitude, city, country, publish, selected_roles)
select project_id, pg_temp.both('Project ' || n, 'Projekat ' || n), 'https://project-' || n || '.example',
       n % 120 - 60 + n % 97 / 97.0, n % 340 - 170 + n % 89 / 89.0,
       pg_temp.both('Town ' || n % 900, 'Grad ' || n % 900), pg_temp.both('Land ' || n % 90, 'Zemlja ' || n % 90),
       true, '{2,3,4,5}'
from numbered;

insert into looks (id, project_id) select project_id, project_id from numbered;

insert into project_versions (project_id, version) select project_id, 10 from numbered;

insert into masterplans (id, project_id, name, publish)
select project_id, project_id, pg_temp.both('Quarter ' || n, 'Četvrt ' || n), true from numbered;

insert into buildings (id, project_id, masterplan_id, name, publish, floors, sort_order)
select :first + n * 2 + b, project_id, project_id, pg_temp.both('House ' || b, 'Kuća ' || b), true, 4, b
from numbered, generate_series(0, 1) as b;

insert into apartment_types (id, project_id, name, type_key)
select :first + n * 3 + t, project_id, pg_temp.both('Type ' || t, 'Tip ' || t),
       ('{one_bedroom,two_bedroomroom,three_bedroom}'::text[])[t + 1]
from numbered, generate_series(0, 2) as t;

insert into apartments
  (id, project_id, building_id, apartment_type_id, name, status, floor, rooms, area, properties)
select :first + n * 40 + a, project_id, :first + n * 2 + a / 20, :first + n * 3 + a % 3,
       'H' || a / 20 || '-' || 1 + a % 20 / 5 || '0' || 1 + a % 5,
       ('{available,sold,reserved,available,sold,pending-reservation,unavailable}'::text[])[1 + (n + a) % 7],
       1 + a % 20 / 5, 2 + a % 3, 45 + a % 3 * 20 + n % 10 / 10.0,
       jsonb_build_object('orientation', 'S/E', 'balconyArea', 8.4, 'levels', 1)
from numbered, generate_series(0, 39) as a;

insert into apartment_prices (apartment_id, project_id, price)
select :first + n * 40 + a, project_id, 150000 + a * 2500 + n % 1000 from numbered, generate_series(0, 39) as a;

-- Points of interest: 0 masterplan, 1 its view, 2–3 buildings, 4–5 their views, 6–45 apartments.
insert into pois (id, project_id, poi_type_id, parent_id, masterplan_id, building_id, apartment_id, sort_order)
select poi + p, project_id,
       case when p = 0 then 3 when p = 1 then 8 when p < 4 then 5 when p < 6 then 7 else 6 end,
       case when p = 0 then null when p < 4 then poi when p < 6 then poi + p - 2 else poi + 2 + (p - 6) / 20 end,
       case when p < 2 then project_id end,
       case when p between 2 and 3 then :first + n * 2 + p - 2 when p between 4 and 5 then :first + n * 2 + p - 4 end,
       case when p > 5 then :first + n * 40 + p - 6 end,
       p
from numbered, generate_series(0, 45) as p;

-- Titles of the project (0), the masterplan, the buildings and their views (1–6).
insert into media (id, project_id, media_context_id, poi_id, media_type_id, name)
select media + m, project_id, case when m = 0 then 1 else 2 end, case when m > 0 then poi + m - 1 end,
       case when m = 0 then 22 else 1 end, 'title'
from numbered, generate_series(0, 6) as m;

insert into media_texts (media_id, project_id, lang_id, content)
select media + m, project_id, l, 'Title ' || m || ' of project ' || n
from numbered, generate_series(0, 6) as m, unnest('{1,6}'::smallint[]) as l;

-- The pictures of the three views, with an outline for each building or apartment in them, and the same on cards.
insert into media
  (id, project_id, media_context_id, poi_id, media_type_id, name, file_key, mime, bytes, width, height,
   tile_format, tile_size, tile_overlap)
select media + 7, project_id, 2, poi + 1, 21, 'site.jpg', md5('site' || n) || '.jpg', 'image/jpeg', 500000, 1920, 1080, 'webp', 512, 1
from numbered
union all
select media + 8 + v, project_id, 2, poi + 4 + v, 21, 'house.jpg', md5('house' || v || n) || '.jpg', 'image/jpeg', 500000, 1920, 1080, 'webp', 512, 1
from numbered, generate_series(0, 1) as v
union all
select media + 10 + c, project_id, 2, case when c = 0 then poi else poi + 1 + c end, 2, 'card.jpg', md5('card' || c || n) || '.jpg',
       'image/jpeg', 500000, 1920, 1080, null, null, null
from numbered, generate_series(0, 2) as c;

insert into outlines (project_id, media_id, poi_id, parts, sort_order)
select project_id, media + 7, poi + 2 + b, jsonb_build_array(pg_temp.outline(b)), b from numbered, generate_series(0, 1) as b
union all
select project_id, media + 8 + v, poi + 6 + v * 20 + a, jsonb_build_array(pg_temp.outline(a)), a
from numbered, generate_series(0, 1) as v, generate_series(0, 19) as a;

-- Plans, one for each language.
insert into media
  (id, project_id, media_context_id, poi_id, media_type_id, lang_id, name, file_key, mime, bytes, width, height)
select media + 13 + p, project_id, 2, poi + 6 + p / 2, 2, case p % 2 when 0 then 1 else 6 end, 'plan.svg',
       md5('plan' || n % 1000 || p) || '.svg', 'image/svg+xml', 9000, 640, 600
from numbered, generate_series(0, 79) as p;

vacuum analyze;
