-- The solution of a challenge verifies as often as it is shown, but counts once: used ones are remembered until
-- their challenge has expired (the security check, ASK-03).
create table used_challenges (
  signature text primary key,
  expires_at timestamptz not null
);
create index on used_challenges (expires_at);
grant select, insert, delete, update on used_challenges to belvedere_staff;
