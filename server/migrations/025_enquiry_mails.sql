-- An enquiry goes to each of its agents by a job of its own (SEC-07): one that the mail server refuses for good ends
-- alone and is seen, the others go on. From here on `enquiries.mailed_at` says when these rows were made.
create table enquiry_mails (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  enquiry_id uuid not null references enquiries on delete cascade,
  -- Whose address it goes to. Without one, and when that account is gone, to the configured address: none is lost.
  user_id integer references users on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
  -- How many tries are over. A job carries the number of its try: one that comes twice, or too late, is known by it.
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  -- How the mail server put it, in its number alone: its words quote addresses.
  last_refusal text,
  changed_at timestamptz not null default now()
);
create index on enquiry_mails (enquiry_id);
create index on enquiry_mails (user_id);
-- What was refused and not sent since: the list of undelivered mails.
create index on enquiry_mails (project_id, id) where last_refusal is not null and state <> 'sent';
grant select, insert, update, delete on enquiry_mails to belvedere_staff;
