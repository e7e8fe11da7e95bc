-- Out to other systems (INB-04, decision 148). Where a project's events go.
create table webhook_endpoints (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade deferrable initially immediate,
  address text not null,
  -- enquiry.created, apartment.status-changed, reservation.*
  kinds text[] not null,
  -- Whoever reads the database can sign nothing with it.
  sealed_secret bytea not null,
  active boolean not null default true,
  made_by integer references users on delete set null,
  made_at timestamptz not null default now()
);
create index on webhook_endpoints (project_id);
create index on webhook_endpoints (made_by);
grant select, insert, update, delete on webhook_endpoints to belvedere_staff;

-- What happened, written in the transaction in which it did. Nothing in it is about a person, and nothing is a price: what
-- a buyer wrote stays in the enquiry, is read when it is sent, and is gone from here when it is erased there.
create table webhook_events (
  -- Of two events about one apartment the later has the greater: the apartment was locked when it was given.
  id bigint generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  -- The same at every try and for every receiver.
  message_id uuid not null default gen_random_uuid(),
  kind text not null,
  at timestamptz not null default clock_timestamp(),
  told jsonb not null default '{}',
  enquiry_id uuid references enquiries on delete set null
);
create index on webhook_events (project_id);
create index on webhook_events (enquiry_id) where enquiry_id is not null;
grant select, insert, delete on webhook_events to belvedere_staff;

create table webhook_deliveries (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  event_id bigint not null references webhook_events on delete cascade,
  endpoint_id integer not null references webhook_endpoints on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'erased')),
  attempts integer not null default 0,
  -- Of them those before somebody sent it again: then its three days begin anew.
  attempts_before integer not null default 0,
  next_try_at timestamptz not null default clock_timestamp(),
  -- A process is at it. When it dies, another takes it up from then on.
  leased_until timestamptz,
  -- The status of the last answer or, where there was none, why.
  answer smallint,
  problem text,
  changed_at timestamptz not null default clock_timestamp()
);
create index on webhook_deliveries (endpoint_id, next_try_at) where state = 'waiting';
create index on webhook_deliveries (endpoint_id, state);
create index on webhook_deliveries (project_id, id);
create index on webhook_deliveries (event_id);
grant select, insert, update, delete on webhook_deliveries to belvedere_staff;

-- Triggers write the events: whatever changes a status or a claim, a call, a list, an undo, cannot forget to tell.
create function tell_webhooks(in_project integer, event_kind text, what jsonb, enquiry uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  wanted text := case when event_kind like 'reservation.%' then 'reservation.*' else event_kind end;
  event bigint;
begin
  if not exists (select from webhook_endpoints where project_id = in_project and active and wanted = any (kinds)) then
    return;
  end if;
  insert into webhook_events (project_id, kind, told, enquiry_id) values (in_project, event_kind, what, enquiry)
    returning id into event;
  insert into webhook_deliveries (project_id, event_id, endpoint_id)
    select in_project, event, id from webhook_endpoints
    where project_id = in_project and active and wanted = any (kinds);
end $$;
revoke execute on function tell_webhooks from public;

create function tell_enquiry() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform tell_webhooks(new.project_id, 'enquiry.created', '{}', new.id);
  return null;
end $$;
create trigger tell_enquiry after insert on enquiries for each row execute function tell_enquiry();

create function tell_status() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform tell_webhooks(new.project_id, 'apartment.status-changed', jsonb_build_object(
    'apartmentId', new.id, 'apartmentName', new.name, 'buildingId', new.building_id,
    'from', old.status, 'to', new.status), null);
  return null;
end $$;
create trigger tell_status after update of status on apartments
  for each row when (old.status <> new.status) execute function tell_status();

create function tell_claim() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  step text := case
    when new.ended_at is not null then new.end_reason
    when tg_op = 'UPDATE' and old.kind = new.kind then 'extended'
    else case new.kind when 'hold' then 'held' when 'reservation' then 'reserved' when 'contract' then 'contracted'
      else new.kind end end;
begin
  perform tell_webhooks(new.project_id, 'reservation.' || step, jsonb_build_object(
    'claimId', new.id, 'apartmentId', new.apartment_id,
    'apartmentName', (select name from apartments where id = new.apartment_id),
    'kind', new.kind, 'since', new.since, 'until', new.expires_at, 'endedAt', new.ended_at), null);
  return null;
end $$;
create trigger tell_new_claim after insert on claims
  for each row when (new.ended_at is null) execute function tell_claim();
create trigger tell_claim after update of kind, expires_at, ended_at on claims
  for each row when (old.ended_at is null
    and (old.kind, old.expires_at, old.ended_at) is distinct from (new.kind, new.expires_at, new.ended_at))
  execute function tell_claim();
