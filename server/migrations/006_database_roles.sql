-- Roles belong to the whole cluster, so another database may have made them already.
do $$ begin create role belvedere_visitor login; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role belvedere_staff login; exception when duplicate_object or unique_violation then null; end $$;

grant usage on schema public to belvedere_visitor, belvedere_staff;

-- The pool that answers visitors: published content is its queries' business, people and prices are out of reach.
grant select on
  languages, poi_types, media_types, media_contexts, apartment_statuses, apartment_type_keys,
  projects, hosts, masterplans, buildings, apartment_types, apartments, pois,
  media, media_texts, client_apps, menu_items, packages, package_items
to belvedere_visitor;

grant select, insert, update, delete on all tables in schema public to belvedere_staff;
grant usage on all sequences in schema public to belvedere_staff;

alter table apartment_prices enable row level security;
create policy prices_of_named_projects on apartment_prices to belvedere_staff
  using (project_id = any (price_projects())) with check (project_id = any (price_projects()));
