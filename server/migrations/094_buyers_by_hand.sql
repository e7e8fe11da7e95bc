-- Looked at once more, where migration 093 left it out.
alter table enquiry_steps validate constraint enquiry_steps_kind_check;

-- Each address and number keeps the name of who came with it, so that two who were taken for one are told apart again, each
-- by their own name (INB-06, decision 239).
alter table buyer_contacts
  add column first_name text not null default '',
  add column last_name text not null default '';
alter table buyers add column revision integer not null default 1;

-- allowed: buyers of all projects are few, and each has one or two
update buyer_contacts as contact set first_name = known.first_name, last_name = known.last_name
from (
  select one.id, coalesce(enquiry.first_name, buyer.first_name) as first_name,
    coalesce(enquiry.last_name, buyer.last_name) as last_name
  from buyer_contacts as one join buyers as buyer on buyer.id = one.buyer_id
  left join lateral (
    select first_name, last_name from enquiries
    where enquiries.buyer_id = one.buyer_id and first_name <> ''
      and one.key = case one.kind when 'mail' then lower(email_address) else phone_key(phone_number) end
    order by number limit 1) as enquiry on true
) as known where known.id = contact.id;

-- Whoever writes a contact down without a name, as the version before does, means the buyer's.
create function name_contact() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.first_name = '' and new.last_name = '' then
    new.first_name := coalesce((select first_name from buyers where id = new.buyer_id), '');
    new.last_name := coalesce((select last_name from buyers where id = new.buyer_id), '');
  end if;
  return new;
end $$;
-- allowed: triggers change the catalogue alone
create trigger name_contact before insert on buyer_contacts for each row execute function name_contact();

-- What colleagues should know of a buyer. It goes with the buyer.
create table buyer_notes (
  id integer generated always as identity primary key,
  project_id integer not null,
  buyer_id integer not null,
  by_id integer references users on delete set null deferrable initially immediate,
  at timestamptz not null default clock_timestamp(),
  note text not null,
  foreign key (buyer_id, project_id) references buyers (id, project_id) on delete cascade deferrable initially immediate
);
create index on buyer_notes (buyer_id);
create index on buyer_notes (by_id);
grant select, insert, update, delete on buyer_notes to belvedere_staff;

-- The name that a buyer has stays, whatever a later enquiry spells; only one without a name gets one. What comes with an
-- enquiry is a change that an edit of the same buyer must have read.
create or replace function set_buyer() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if coalesce(new.buyer_id, 0) <> 0 then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('buyers', new.project_id));
  select buyer_id into new.buyer_id from buyer_contacts
    where project_id = new.project_id
      and (kind, key) in (('mail', lower(new.email_address)), ('phone', phone_key(new.phone_number)))
    order by kind limit 1;
  if new.buyer_id is null then
    insert into buyers (project_id, first_name, last_name, locale_id, made_at)
      values (new.project_id, new.first_name, new.last_name, new.locale_id, new.accepted_at)
      returning id into new.buyer_id;
  else
    update buyers set locale_id = new.locale_id, revision = revision + 1,
      first_name = case when first_name = '' and last_name = '' then new.first_name else first_name end,
      last_name = case when first_name = '' and last_name = '' then new.last_name else last_name end
      where id = new.buyer_id;
  end if;
  insert into buyer_contacts (project_id, buyer_id, kind, key, written, first_name, last_name)
    select new.project_id, new.buyer_id, kind, key, written, new.first_name, new.last_name
    from (values ('mail', lower(new.email_address), new.email_address),
      ('phone', phone_key(new.phone_number), new.phone_number)) as theirs (kind, key, written)
    where key <> ''
    on conflict do nothing;
  return new;
end $$;

-- A note about one buyer may name another (PRV-03).
create or replace function blank_mentions(in_project integer, mails text[], phones text[], names text[], kept integer[])
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update claims set
    reason = case when not names_person(reason, mails, phones, names) then reason end,
    deposit_receipt = case when not names_person(deposit_receipt, mails, phones, names) then deposit_receipt end
  where project_id = in_project and id <> all (kept)
    and (names_person(reason, mails, phones, names) or names_person(deposit_receipt, mails, phones, names));
  update enquiry_steps set note = ''
  where project_id = in_project and names_person(note, mails, phones, names);
  update buyer_notes set note = ''
  where project_id = in_project and names_person(note, mails, phones, names);
  update changes
  set before = unnamed(before, table_name, mails, phones, names), after = unnamed(after, table_name, mails, phones, names)
  where project_id = in_project and personal_columns(table_name) is not null
    and (table_name <> 'claims' or row_key <> all (kept::text[]))
    and (unnamed(before, table_name, mails, phones, names) is distinct from before
      or unnamed(after, table_name, mails, phones, names) is distinct from after);
end $$;

-- The same for what waits aside (migration 087), which knows this table from now on.
create view aside.buyer_notes as select one.*, removed_rows.id as aside_row from public.removed_rows
  cross join lateral jsonb_populate_record(null::public.buyer_notes, row_values) as one
  where removed_rows.project_id = aside.project() and table_name = 'buyer_notes';
create trigger write instead of update or delete on aside.buyer_notes for each row execute function aside.write();
grant select, update, delete on aside.buyer_notes to belvedere_staff;
-- allowed: it copies a function and locks no table
do $$
declare
  copied regprocedure := 'public.blank_mentions(integer, text[], text[], text[], integer[])'::regprocedure;
begin
  execute replace(pg_get_functiondef(copied), 'FUNCTION public.', 'FUNCTION aside.');
  alter function aside.blank_mentions(integer, text[], text[], text[], integer[]) set search_path = aside, public, pg_temp;
end $$;
-- They know the names of contacts as well.
create or replace view aside.buyer_contacts as select one.id, one.project_id, one.buyer_id, one.kind, one.key, one.written,
  removed_rows.id as aside_row, one.first_name, one.last_name from public.removed_rows
  cross join lateral jsonb_populate_record(null::public.buyer_contacts, row_values) as one
  where removed_rows.project_id = aside.project() and table_name = 'buyer_contacts';
