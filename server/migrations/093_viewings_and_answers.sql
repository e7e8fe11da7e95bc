-- A viewing is moved and called off, an answer that was none is taken back: steps of their own, beside those that they
-- concern (INB-06). Nothing that is there already can be of these kinds, so no row is looked at; 094 says so once more.
alter table enquiry_steps drop constraint enquiry_steps_kind_check;
alter table enquiry_steps add constraint enquiry_steps_kind_check check (kind in
  ('opened', 'assigned', 'called', 'replied', 'answer-undone', 'noted', 'viewing', 'viewing-moved', 'viewing-off', 'held',
    'closed', 'reopened', 'merged', 'separated')) not valid;
