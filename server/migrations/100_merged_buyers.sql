-- What came with a buyer who was taken for another remembers that buyer by their number, so that it goes along when the two
-- are told apart again (INB-06, decision 252). The number is no reference: that buyer is gone.
alter table enquiries add column merged_from integer;
alter table claims add column merged_from integer;
alter table waiting_list
  add column merged_from integer,
  add column enquiry_id uuid;
alter table buyer_notes add column merged_from integer;
alter table buyer_contacts add column merged_from integer;
