-- The rows before and after a change are joined by hash. PostgreSQL takes them for a single row each and would compare every
-- row with every other: an import of 5,000 apartments took 3 s longer with each statement.
alter function mark_statuses() set enable_nestloop = off;
