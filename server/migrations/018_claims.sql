-- A reservation is one kind of claim on an apartment. An apartment has at most one that has not ended; whether a hold
-- has run out cannot stand in the index, since "now" is not the same tomorrow.
alter table reservations rename to claims;
alter table claims rename column held_by to buyer;
alter table claims
  add column kind text not null default 'hold' check (kind in ('hold', 'reservation', 'contract', 'sold')),
  -- Who claimed it for the buyer.
  add column agent_id integer references users on delete set null,
  -- Of a hold: from then on anyone may claim the apartment.
  add column expires_at timestamptz,
  add column end_reason text,
  add unique (id, project_id);
update claims set kind = 'reservation' from apartments
where apartments.id = apartment_id and apartments.status = 'reserved' and ended_at is null;
update claims set end_reason = 'released' where ended_at is not null;
alter table claims add check ((ended_at is null) = (end_reason is null));

-- The price at which it was claimed stays, whatever the list says later. Apart and under the same rights as prices.
create table claim_prices (
  claim_id integer primary key,
  project_id integer not null,
  price integer not null check (price > 0), -- whole euros
  foreign key (claim_id, project_id) references claims (id, project_id) on delete cascade
);
create index on claim_prices (project_id);
grant select, insert on claim_prices to belvedere_staff;
alter table claim_prices enable row level security;
create policy prices_of_named_projects on claim_prices to belvedere_staff
  using (project_id = any (price_projects())) with check (project_id = any (price_projects()));
