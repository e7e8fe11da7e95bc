-- What the public sees is decided here, once, for each row: a thing is shown when it is published itself and so is all
-- that it hangs on. Conditions in queries had to repeat it and one forgot the apartment's own flag: its point of interest,
-- outline, plan and tiles stayed in public answers (AUT-10).
--
-- Each condition below becomes the policy of the visitors' role and the last filter of the table's preview; it asks what is
-- shown in the same way, by the policies of `public` in one case, by the views of `preview` in the other. `@buildings(id)`
-- says that the building is shown: in a policy it is looked up by its index; a preview has one project and no index, and a
-- function reads the list of them once for each statement. As views within views they would be planned and read for each row.

-- A row of the table itself that another row of it hangs on. A policy cannot ask its own table, a function can. Both run as
-- whoever asks, with the search path of whoever asks.
create function poi_is_shown(asked integer) returns boolean language plpgsql stable as
  $$ begin return exists (select from pois where pois.id = asked); end $$;
create function menu_item_is_shown(asked integer) returns boolean language plpgsql stable as
  $$ begin return exists (select from menu_items where menu_items.id = asked); end $$;
-- NAV-06: an unpublished masterplan with something published directly in it opens as a bare list.
create function masterplan_leads_on(asked integer) returns boolean language plpgsql stable as $$ begin return
  exists (select from masterplans where masterplans.parent_id = asked and masterplans.publish)
  or exists (select from buildings where buildings.masterplan_id = asked); end $$;

create function preview.published_masterplans() returns setof integer language plpgsql stable as
  $$ begin return query select one.id from preview.masterplans as one where one.publish; end $$;

-- allowed: policies and views change the catalogue alone; each waits for its table and holds it for no longer than that.
do $$
declare
  shown record;
  mention text := '@(\w+)\(([\w.]+)( and [\w.]+)?\)';
begin
  for shown in
    select * from (values
      ('projects', 'projects.publish'),
      ('looks', '@projects(looks.id)'),
      ('client_apps', '@projects(client_apps.project_id)'),
      ('buildings', 'buildings.publish and @projects(buildings.project_id)'),
      ('masterplans', '(masterplans.publish or masterplan_leads_on(masterplans.id))
        and @projects(masterplans.project_id)'),
      ('apartments', 'apartments.publish and @buildings(apartments.building_id)'),
      -- As public as its target; without one, as what it lies on.
      ('pois', 'pois.publish and case
        when pois.apartment_id is not null then @apartments(pois.apartment_id)
        when pois.building_id is not null then @buildings(pois.building_id)
        when pois.masterplan_id is not null then @masterplans(pois.masterplan_id and one.publish)
        when pois.parent_id is not null then poi_is_shown(pois.parent_id)
        else @projects(pois.project_id) end'),
      -- As public as what it leads to, and as what it stands below.
      ('menu_items', 'menu_items.publish
        and @client_apps(menu_items.client_app_id)
        and (menu_items.poi_id is null or @pois(menu_items.poi_id))
        and (menu_items.parent_id is null or menu_item_is_shown(menu_items.parent_id))'),
      ('media', 'media.publish and case
        when media.poi_id is not null then @pois(media.poi_id)
        when media.menu_item_id is not null then menu_item_is_shown(media.menu_item_id)
        else @projects(media.project_id) end'),
      -- Outlines, like texts, are read below the row of their picture, which has been asked for by then.
      ('outlines', '@pois(outlines.poi_id)'),
      ('packages', 'packages.publish and @projects(packages.project_id)'),
      ('package_items', '@packages(package_items.package_id)
        and (package_items.apartment_id is null
          or @apartments(package_items.apartment_id))')
    ) as conditions (name, condition)
  loop
    execute format(
      'alter table public.%1$I enable row level security;
       drop policy if exists visitors_see_what_is_published on public.%1$I;
       drop policy if exists staff_see_all on public.%1$I;
       create policy visitors_see_what_is_published on public.%1$I for select to belvedere_visitor using (%2$s);
       create policy staff_see_all on public.%1$I to belvedere_staff using (true) with check (true);',
      shown.name,
      regexp_replace(shown.condition, mention, 'exists (select from public.\1 as one where one.id = \2\3)', 'g'));
    -- A preview has one project alone, which counts as published; its view is as it was.
    if shown.name <> 'projects' then
      execute format(
        'alter view preview.%1$I rename to %3$I;
         create view preview.%1$I as select * from preview.%3$I as %1$I where %2$s;
         grant select on preview.%1$I to belvedere_visitor;',
        shown.name,
        regexp_replace(regexp_replace(regexp_replace(shown.condition, '@projects\([\w.]+\)', 'true', 'g'),
          '@masterplans\(([\w.]+) and one.publish\)', '\1 in (select preview.published_masterplans())', 'g'),
          mention, '\2 in (select preview.shown_\1())', 'g'),
        'drafted_' || shown.name);
    end if;
    if shown.name in ('client_apps', 'buildings', 'apartments', 'pois', 'packages') then
      execute format(
        'create function preview.shown_%1$s() returns setof integer language plpgsql stable as
         ''begin return query select one.id from preview.%1$I as one; end''', shown.name);
    end if;
  end loop;
end $$;
