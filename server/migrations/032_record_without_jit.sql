-- PostgreSQL compiles what it takes for a long query, and it takes every statement over transition tables for one, since it
-- does not know how many rows they have. Compiling cost two thirds of what recording 5,000 changed apartments takes.
alter function record_changes() set jit = off;
alter function raise_project_versions() set jit = off;
alter function raise_both_project_versions() set jit = off;
