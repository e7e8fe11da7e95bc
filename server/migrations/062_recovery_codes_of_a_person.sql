-- Recovery codes come with the first second factor of any kind, a passkey too (SEC-10): they belong to the person, and
-- no longer go with the one-time codes.
alter table recovery_codes
  drop constraint recovery_codes_user_id_fkey,
  add constraint recovery_codes_of_user foreign key (user_id) references users on delete cascade not valid;
