-- Prices live apart, so that a forgotten check cannot leak one: the visitor role has no right on this table
-- (006), and the staff role sees only rows of the projects named for its transaction.
create table apartment_prices (
  apartment_id integer primary key,
  project_id integer not null,
  price integer not null check (price > 0), -- whole euros
  foreign key (apartment_id, project_id) references apartments (id, project_id) on delete cascade
);
create index on apartment_prices (project_id);

-- `belvedere.price_projects` is a comma-separated list of project ids, set by the auth hook with set_config(…, true).
-- Unset or empty means no rows.
create function price_projects() returns integer[] language sql stable
  return string_to_array(nullif(current_setting('belvedere.price_projects', true), ''), ',')::integer[];
