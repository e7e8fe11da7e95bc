-- Before a hold ends its agent is told, once for each end that it had: an extension has another one. Beside the claim
-- and not in it, since it is no step of it.
create table hold_warnings (
  claim_id integer not null references claims on delete cascade,
  ends_at timestamptz not null,
  primary key (claim_id, ends_at)
);
grant select, insert on hold_warnings to belvedere_staff;
