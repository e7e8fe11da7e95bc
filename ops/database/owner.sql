-- Once, on the primary, as postgres: the owner of the database, who migrates and may make the roles of those who serve.
--   psql --host=… --port=5000 --username=postgres --set=password=… --file=owner.sql postgres
create role belvedere login createrole password :'password';
create database belvedere owner belvedere;
