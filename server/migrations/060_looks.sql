-- How many looked at an apartment in a week (INB-05): a number, and nothing of who they were, which nobody sends. A browser
-- tells once a day of each apartment; it remembers that for itself.
create table apartment_looks (
  apartment_id integer not null,
  project_id integer not null,
  -- The Monday of the week, by the project's own calendar.
  week date not null check (extract(isodow from week) = 1),
  people integer not null check (people > 0),
  -- Those for whom it was the first apartment of its building on that day: so a building counts nobody twice.
  newcomers integer not null check (newcomers between 0 and people),
  primary key (apartment_id, week),
  foreign key (apartment_id, project_id) references apartments (id, project_id) on delete cascade
    deferrable initially immediate
);
create index on apartment_looks (project_id, week);
grant select, insert, update, delete on apartment_looks to belvedere_staff;
