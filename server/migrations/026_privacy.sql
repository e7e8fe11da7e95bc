-- How long a project keeps what buyers sent it, and where its privacy text stands; without an address, on a page of the
-- product's own (PRV-01, PRV-02).
alter table projects
  add column retention_months smallint not null default 24 check (retention_months between 1 and 120),
  add column privacy_url text;

-- A buyer is found by their address.
create index on enquiries (lower(email_address));

-- The columns of a recorded table that say who a buyer is.
create function personal_columns(table_name text) returns text[] language sql immutable
  return case table_name when 'claims' then array['buyer'] end;
create index on changes (project_id) where personal_columns(table_name) is not null;

-- Whether a text is about someone: it holds their mail address, or is one of their names (in small letters).
create function is_about(words text, address text, names text[]) returns boolean language sql immutable
  return lower(address) = any (regexp_split_to_array(lower(words), '[\s,;:<>()"'']+')) or lower(trim(words)) = any (names);

-- A recorded row with its personal values blanked: those about someone or, where nobody is named, all of them.
create function blanked(row_values jsonb, table_name text, address text, names text[]) returns jsonb
  language sql immutable
  return (
    select coalesce(jsonb_object_agg(key,
      case when key = any (personal_columns(table_name)) and jsonb_typeof(value) = 'string'
        and (address is null or is_about(value #>> '{}', address, names)) then '""'::jsonb else value end), row_values)
    from jsonb_each(row_values));

-- Blanks what the record of a project says of someone, or of everyone, in lines older than that. The lines stay. A claim
-- that lasts keeps its buyer. It is the one way to change the record, and it can only take away.
create function blank_record(in_project integer, address text, names text[], older_than timestamptz) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  lines integer;
begin
  update changes
  set before = blanked(before, table_name, address, names), after = blanked(after, table_name, address, names)
  from actions
  where actions.id = changes.action_id and actions.at < older_than
    and changes.project_id = in_project and personal_columns(changes.table_name) is not null
    and (blanked(before, table_name, address, names) is distinct from before
      or blanked(after, table_name, address, names) is distinct from after)
    and not exists (
      select from claims where claims.id::text = changes.row_key and claims.ended_at is null
        and changes.table_name = 'claims');
  get diagnostics lines = row_count;
  return lines;
end $$;
revoke execute on function blank_record from public;
grant execute on function blank_record to belvedere_staff;
