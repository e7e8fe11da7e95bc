-- Someone asked by mail to work on a project. An invitation is the same whether or not the address has an account; it
-- is gone once it was accepted or withdrawn. Addresses of strangers stand in no record.
create table invitations (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  email text not null,
  role_id smallint not null references roles check (role_id in (2, 3, 5)),
  invited_by integer references users on delete set null,
  locale text not null check (locale in ('en', 'sr-Latn')),
  -- Its mail, which the token follows from; sent again it is another, and the link of the one before is dead.
  mail_id uuid not null,
  token_hash bytea not null unique,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- The mail server refused it for good.
  undelivered boolean not null default false
);
create unique index on invitations (project_id, lower(email));

-- Whoever may see a project's prices by their address. It holds for the account of that address, once there is one and
-- its owner has confirmed it; whether there is shows nowhere.
create table price_viewers (
  id integer generated always as identity primary key,
  project_id integer not null references projects on delete cascade,
  email text not null,
  added_by integer references users on delete set null,
  added_at timestamptz not null default now()
);
create unique index on price_viewers (project_id, lower(email));
create index on price_viewers (lower(email));

grant select, insert, update, delete on invitations, price_viewers to belvedere_staff;

-- When they accepted an invitation. Of those who were put on a project by their number nobody learns the name.
alter table project_users add column accepted_at timestamptz;
