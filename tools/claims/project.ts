export const PROJECT = 1

/** A project that anyone can see, with nothing in it but apartments for sale. */
export const builds = (apartments: number) => `
  set belvedere.action = 'claims';
  insert into projects (id, name, latitude, longitude, publish) values (${PROJECT}, '{"1": "Claims"}', 0, 0, true);
  insert into masterplans (id, project_id, name, publish) values (1, ${PROJECT}, '{"1": "Ground"}', true);
  insert into buildings (id, project_id, masterplan_id, name, publish)
    values (1, ${PROJECT}, 1, '{"1": "Tower"}', true);
  insert into apartment_types (id, project_id, name, type_key) values (1, ${PROJECT}, '{"1": "Studio"}', 'studio');
  insert into apartments (id, project_id, building_id, apartment_type_id, name, floor, rooms, area, status)
    select id, ${PROJECT}, 1, 1, 'C-' || id, 1, 2, 50, 'available' from generate_series(1, ${apartments}) as id;
  insert into apartment_prices (apartment_id, project_id, price) select id, project_id, 200000 from apartments`
