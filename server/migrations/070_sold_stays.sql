-- An apartment that was ever reserved, contracted or sold is deleted by nobody, nor with its building or masterplan: its
-- sale would go with it (AUT-11). It can be unpublished. With its whole project it goes, and comes back (migration 071).
create function was_claimed(wanted integer) returns boolean language sql stable
  return exists (select from claims where apartment_id = wanted and kind <> 'hold');

create function keep_claimed_apartment() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  -- When its project is deleted that row is gone before those that hang on it.
  if (old.status in ('reserved', 'sold') or was_claimed(old.id)) and exists (select from projects where id = old.project_id)
  then
    raise exception 'apartment % was reserved or sold', old.id using errcode = 'BV002';
  end if;
  return old;
end $$;
create trigger keep_claimed before delete on apartments for each row execute function keep_claimed_apartment();
