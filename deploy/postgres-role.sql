-- The portal's own role and database. The role owns its tables and has no rights beyond them. Run by the image's
-- superuser.
\set ON_ERROR_STOP on
\getenv password PORTAL_PASSWORD
create role hearthside login nosuperuser nocreatedb nocreaterole password :'password';
create database hearthside owner hearthside;
revoke all on database hearthside from public;
