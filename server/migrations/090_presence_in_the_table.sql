-- Who has a project's apartments open: a presence without a picture. Code of before names one always.
alter table presences alter column media_id drop not null;
