-- The parts of an upload lie in a folder of a name that no other upload has, in whatever database it stands: a store that
-- two databases share, or one restored from a backup, gives no upload the parts of another.
alter table uploads add column folder text;
update uploads set folder = 'upload-' || id;
alter table uploads alter column folder set not null;
alter table uploads alter column folder set default 'upload-' || gen_random_uuid();
alter table uploads add unique (folder);
