-- What happened to accounts: whose, from which network address, when, and never a secret. What was typed as a name is
-- not kept either: it may have been a password in the wrong field. Lines are added and read, and by nobody changed.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null,
  -- Whose account; null where none has that name, or no longer.
  user_id integer references users on delete set null,
  -- Who did it to them, where it was someone else.
  by_user_id integer references users on delete set null,
  -- Null for what was done by hand in the database.
  address text,
  -- What the browser says of itself.
  device text,
  -- projectId and roleId of a role, name of what was added or removed.
  details jsonb not null default '{}'
);
create index on security_events (user_id, id);
create index on security_events (by_user_id) where by_user_id is not null;
grant select, insert on security_events to belvedere_staff;

-- Roles and blocks are noted by the database itself, whoever writes them (as every change is, migration 019). A
-- transaction says who does it by `belvedere.user`, and from where by `belvedere.address`.
create function keep_security_event(event text, whose integer, what jsonb) returns void language sql as $$
  insert into security_events (kind, user_id, by_user_id, address, details)
  select event, users.id, nullif(current_setting('belvedere.user', true), '')::int,
    nullif(current_setting('belvedere.address', true), ''), what
  -- Of someone whose account is being removed there is nothing more to tell.
  from users where users.id = whose
$$;

create function note_role_on_project() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' then
    perform keep_security_event('role-taken', old.user_id,
      jsonb_build_object('projectId', old.project_id, 'roleId', old.role_id));
  end if;
  if tg_op <> 'DELETE' then
    perform keep_security_event('role-given', new.user_id,
      jsonb_build_object('projectId', new.project_id, 'roleId', new.role_id));
  end if;
  return null;
end $$;
create trigger note_new_role after insert or delete on project_users
  for each row execute function note_role_on_project();
create trigger note_other_role after update on project_users
  for each row when (old.role_id is distinct from new.role_id) execute function note_role_on_project();

create function note_role_and_block() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  -- Everyone is a user (4): only what goes beyond it is given or taken.
  former smallint := case when tg_op = 'INSERT' then 4 else old.role_id end;
begin
  if former <> new.role_id and former <> 4 then
    perform keep_security_event('role-taken', new.id, jsonb_build_object('roleId', former));
  end if;
  if former <> new.role_id and new.role_id <> 4 then
    perform keep_security_event('role-given', new.id, jsonb_build_object('roleId', new.role_id));
  end if;
  if tg_op = 'UPDATE' and (old.blocked_at is null) <> (new.blocked_at is null) then
    perform keep_security_event(case when new.blocked_at is null then 'unblocked' else 'blocked' end, new.id, '{}');
  end if;
  return null;
end $$;
create trigger note_role_and_block after insert or update of role_id, blocked_at on users
  for each row execute function note_role_and_block();

-- A password is chosen by whoever opened the mailed link (SEC-03): until then there is none. One that was chosen at a
-- sign-up that nobody confirmed may be a stranger's.
alter table users
  alter column password_hash drop not null,
  add column password_changed_at timestamptz,
  -- Of mails that nobody asked for in the moment: a changed password, a new passkey.
  add column locale text not null default 'en' check (locale in ('en', 'sr-Latn'));
update users set password_hash = null where email_verified_at is null;
