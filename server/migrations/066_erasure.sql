-- Whoever was put on a project by their number and has worked there since is there by their own doing. All others are
-- nameless and get no mail until they accept an invitation (SEC-12).
select set_config('belvedere.action', 'people.accepted', true);
-- allowed: the people of all projects are few
update project_users set accepted_at = now()
where accepted_at is null
  and exists (select from actions where actions.user_id = project_users.user_id and actions.project_id = project_users.project_id);

-- How long the law has a project keep who signed a contract or bought, with the documents (PRV-03).
alter table projects
  -- allowed: projects are few
  add column legal_years smallint not null default 10 check (legal_years between 1 and 50);
-- The view names its columns one by one.
create or replace view preview.projects as
  select shown.* from public.projects
  cross join lateral jsonb_populate_record(projects, '{"publish": true}') as shown
  where projects.id = preview.project();

-- Whose place in line it is, where that is a buyer of the project. No reference: numbers of buyers come once.
alter table waiting_list add column buyer_id integer;

-- The claims whose buyer is to be erased once they end or, of a contract and a sale, once the legal term is over. Beside
-- the claim and not in it: no undo takes it back, and it outlasts a claim that goes with its apartment and comes back.
create table claim_erasures (
  claim_id integer primary key,
  project_id integer not null references projects on delete cascade,
  asked_at timestamptz not null default now()
);
create index on claim_erasures (project_id);
grant select, insert, delete on claim_erasures to belvedere_staff;

-- What the record says of people. Tables that the record did not know before have no lines yet, so the index over such
-- lines stays right (migration 050).
create or replace function personal_columns(table_name text) returns text[] language sql immutable
  return case
    when table_name = 'claims' then array['buyer', 'reason', 'deposit_receipt']
    when table_name = 'waiting_list' then array['buyer']
    when table_name in ('price_viewers', 'invitations') then array['email'] end;

-- A text as names are compared: in small letters without marks, Cyrillic as Latin, "Đ" as "D" and as "Dj", one space
-- between words.
create function folded(words text) returns text language sql immutable
  return trim(regexp_replace(replace(replace(replace(replace(replace(translate(
    regexp_replace(normalize(lower(regexp_replace(normalize(words, nfd), '[\u0300-\u036f]', '', 'g')), nfd),
      '[\u0300-\u036f]', '', 'g'),
    'đłøıабвгдђежзијклмнопрстћуфхцчш', 'dloiabvgddezzijklmnoprstcufhccs'),
    'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'ß', 'ss'), 'dj', 'd'),
    '[\s\u00a0.,;:!?<>()\[\]{}"''’„“”/\\|_+*&-]+', ' ', 'g'));

-- Whether a text names someone: by an address (in small letters), by a number (as phone_key gives it) or by a whole name
-- (folded).
create function names_person(words text, mails text[], phones text[], names text[]) returns boolean
  language sql immutable
  return coalesce(
    exists (select from unnest(regexp_split_to_array(lower(words), '[\s\u00a0,;:<>()\[\]{}"''/\\|]+')) as word
      where rtrim(word, '.!?') = any (mails))
    or exists (select from unnest(phones) as phone
      where position(phone in regexp_replace(words, '(?<=\d)[\s\u00a0()./+-]+(?=\d)', '', 'g')) > 0)
    or exists (select from unnest(names) as name
      where position(' ' || name || ' ' in ' ' || folded(words) || ' ') > 0), false);

-- A recorded row without what it says of that person.
create function unnamed(row_values jsonb, table_name text, mails text[], phones text[], names text[]) returns jsonb
  language sql immutable
  return (
    select coalesce(jsonb_object_agg(key,
      case when key = any (personal_columns(table_name)) and jsonb_typeof(value) = 'string'
        and names_person(value #>> '{}', mails, phones, names) then '""'::jsonb else value end), row_values)
    from jsonb_each(row_values));

-- Blanks all that the record says of people in lines about these rows. Like blank_record it can only take away.
create function blank_lines(of_table text, keys text[]) returns void
  language sql security definer set search_path = public, pg_temp
begin atomic
  update changes
  set before = blanked(before, table_name, null, null), after = blanked(after, table_name, null, null)
  where table_name = of_table and row_key = any (keys)
    and (blanked(before, table_name, null, null) is distinct from before
      or blanked(after, table_name, null, null) is distinct from after);
end;

-- Takes a person out of what was written about others: of the record, of claims, of notes to enquiries. What is about the
-- claims that may keep their name stays.
create function blank_mentions(in_project integer, mails text[], phones text[], names text[], kept integer[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update claims set
    reason = case when not names_person(reason, mails, phones, names) then reason end,
    deposit_receipt = case when not names_person(deposit_receipt, mails, phones, names) then deposit_receipt end
  where project_id = in_project and id <> all (kept)
    and (names_person(reason, mails, phones, names) or names_person(deposit_receipt, mails, phones, names));
  update enquiry_steps set note = ''
  where project_id = in_project and names_person(note, mails, phones, names);
  update changes
  set before = unnamed(before, table_name, mails, phones, names), after = unnamed(after, table_name, mails, phones, names)
  where project_id = in_project and personal_columns(table_name) is not null
    and (table_name <> 'claims' or row_key <> all (kept::text[]))
    and (unnamed(before, table_name, mails, phones, names) is distinct from before
      or unnamed(after, table_name, mails, phones, names) is distinct from after);
end $$;

-- Erases who these claims are for, and what was written about it.
create function erase_claims(ids integer[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update claims set buyer = '', reason = null, deposit_receipt = null
  where id = any (ids) and (buyer <> '' or reason is not null or deposit_receipt is not null);
  perform blank_lines('claims', ids::text[]);
end $$;
-- allowed: they are new
revoke execute on function blank_lines, blank_mentions, erase_claims from public;
grant execute on function blank_lines, blank_mentions, erase_claims to belvedere_staff;

-- Whatever ends a claim, a release, its time, an undo, the end of its apartment: its buyer goes in the same transaction.
-- The name has it run after record_update and record_delete, whose lines it blanks.
create function erase_ended() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ended integer[] := (
    select array_agg(id) from changed
    where exists (select from claim_erasures where claim_id = changed.id)
      and (tg_op = 'DELETE' or changed.ended_at is not null
        and (changed.buyer <> '' or changed.reason is not null or changed.deposit_receipt is not null)));
begin
  if ended is not null then
    perform erase_claims(ended);
  end if;
  return null;
end $$;
create trigger then_erase_update after update on claims referencing new table as changed
  for each statement execute function erase_ended();
create trigger then_erase_delete after delete on claims referencing old table as changed
  for each statement execute function erase_ended();
