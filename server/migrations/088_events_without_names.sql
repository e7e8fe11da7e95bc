-- What a passkey or a device of theirs was called may name whoever it belonged to. Their account gone, the event stays and
-- the name goes (PRV-03), by whatever way the account is deleted.
create function forget_names_in_events() returns trigger language plpgsql as $$
begin
  new.details := new.details - 'name';
  return new;
end $$;
create trigger forget_names before update of user_id on security_events
  for each row when (old.user_id is not null and new.user_id is null)
  execute function forget_names_in_events();

-- allowed: events whose account is gone are few
update security_events set details = details - 'name' where user_id is null and details ? 'name';
