-- Every thing that staff change has a revision, raised with each write of its row: the ETag of staff reads, and what
-- `If-Match` is held against. A thing kept in several rows (a text and its words, an apartment and its price) has it in
-- the first of them, which is written along with the others.
create function raise_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['projects', 'masterplans', 'buildings', 'apartment_types', 'apartments', 'pois',
    'media', 'outlines', 'client_apps', 'menu_items', 'packages']
  loop
    execute format(
      'alter table %1$I add column revision integer not null default 1;
       create trigger revision before update on %1$I for each row execute function raise_revision();', name);
  end loop;
end $$;
