-- Security events hold network addresses and devices of people: they are kept for a year. The lines stay out of reach
-- for every process that serves; the worker may ask for this, and for nothing younger.
create index on security_events using brin (at);
create function forget_old_security_events() returns void language sql security definer
  set search_path = public, pg_temp as $$
  delete from security_events where at < now() - interval '12 months'
$$;
revoke execute on function forget_old_security_events from public;
grant execute on function forget_old_security_events to belvedere_staff;
