-- one by one
-- Whether an apartment was ever reserved, contracted or sold is asked before it is deleted (migration 070).
drop index concurrently if exists claims_firm_idx;
create index concurrently claims_firm_idx on claims (apartment_id) where kind <> 'hold';
