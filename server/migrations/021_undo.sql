-- Undoing brings rows back in whatever order the record has them: what they refer to is looked at when all are there.
do $$
declare
  reference record;
begin
  for reference in
    select conrelid::regclass as name, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
  loop
    execute format('alter table %1$s alter constraint %2$I deferrable initially immediate', reference.name, reference.conname);
  end loop;
end $$;

-- Two apartments may swap their names in one statement.
alter table apartments drop constraint apartments_building_id_name_key;
alter table apartments add constraint apartments_building_id_name_key unique (building_id, name) deferrable initially immediate;

-- A buyer's favourites are not in the record: they outlast an apartment that is deleted, and are there when it is back.
alter table favourites drop constraint favourites_apartment_id_fkey;
