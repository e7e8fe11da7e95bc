-- Whatever is drawn, written or added waits for Publish: each thing that visitors see has a flag of its own. What was
-- there before is shown as before.
alter table apartments add column publish boolean not null default true;
alter table pois add column publish boolean not null default true;
alter table media add column publish boolean not null default true;
alter table menu_items add column publish boolean not null default true;

-- The pool that answers visitors sees nothing else of these tables: a forgotten condition cannot show what waits.
do $$
declare
  name text;
begin
  foreach name in array array['apartments', 'pois', 'media', 'menu_items'] loop
    execute format(
      'alter table %1$I enable row level security;
       create policy visitors_see_what_is_published on %1$I for select to belvedere_visitor using (publish);
       create policy staff_see_all on %1$I to belvedere_staff using (true) with check (true);', name);
  end loop;
end $$;
