-- Passkeys: what is kept is the public half, which is no secret.
create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often it was used, as far as its device counts that: a lower number than before is a copy.
  counter bigint not null,
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 40),
  -- The kind of device or service that keeps it, and whether all devices of an account have it.
  keeper uuid not null,
  synced boolean not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index on passkeys (user_id);
grant select, insert, update, delete on passkeys to belvedere_staff;

-- One-time codes are on for whoever has a row. The secret is sealed with a key that the database does not have.
create table one_time_codes (
  user_id integer primary key references users on delete cascade,
  sealed_secret bytea not null,
  -- The time step of the last code that was taken: neither it nor an earlier one is taken again.
  last_step integer not null,
  created_at timestamptz not null default now()
);
grant select, insert, update, delete on one_time_codes to belvedere_staff;

-- Each works once; only hashes are kept.
create table recovery_codes (
  user_id integer not null references one_time_codes on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
grant select, insert, update, delete on recovery_codes to belvedere_staff;

-- What a user is shown of a session, and what it may do. The tokens of one session are a family (migration 002).
create table sessions (
  id integer generated always as identity primary key,
  family_id uuid not null unique,
  user_id integer not null references users on delete cascade,
  -- What the browser says of itself.
  device text,
  -- Opened, or confirmed since, with a passkey or a code: staff rights may rest without it.
  strong boolean not null default false,
  opened_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  -- When the user last proved that it is them.
  confirmed_at timestamptz not null default now()
);
create index on sessions (user_id);
grant select, insert, update, delete on sessions to belvedere_staff;

-- A session is there with its first token, and used whenever it gets another one.
create function keep_session() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into sessions (family_id, user_id) values (new.family_id, new.user_id)
    on conflict (family_id) do update set used_at = now();
  return null;
end $$;
create trigger keep_session after insert on refresh_tokens for each row execute function keep_session();

-- With its last token the session is gone.
create function drop_session() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from sessions
    where family_id = old.family_id and not exists (select from refresh_tokens where family_id = old.family_id);
  return null;
end $$;
create trigger drop_session after delete on refresh_tokens for each row execute function drop_session();

insert into sessions (family_id, user_id, opened_at, used_at, confirmed_at)
  select family_id, user_id, min(created_at), max(created_at), min(created_at)
  from refresh_tokens group by family_id, user_id;
